import type { OperationId } from '@rotunda/api-client/operations';
import { readMember } from '@rotunda/api-client/read-member';
import type { CallParams, UserCall } from './user-call.ts';

// Versions that the service controls. Sending them back would make the call fail.
const SERVER_VERSIONS = ['etag', 'sequence'];

/** Returns the call that reads the fields of a resource that a call sets. */
export function toReadCall(operationId: OperationId, params: CallParams, body: UserCall['body']): UserCall {
  const fields = Object.keys(body ?? {}).join(',');
  return { operationId, params: { ...params, fields: fields === '' ? 'kind' : fields } };
}

/** Returns the previous values of the fields that a call sets, or null for each field that had no value. */
export function getPreviousValues({ body }: Pick<UserCall, 'body'>, before: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(body ?? {}).map((name) => [name, readMember(before, name) ?? null]));
}

/** Returns all writable fields of the previous resource, or undefined if it was not read. */
export function omitServerVersions(before: unknown): Record<string, unknown> | undefined {
  if (typeof before !== 'object' || before === null) return undefined;
  return Object.fromEntries(Object.entries(before).filter(([name]) => !SERVER_VERSIONS.includes(name)));
}

/** Returns those of the named fields that a resource has. */
export function pickFields(value: unknown, names: readonly string[]): Record<string, unknown> {
  const all = names.map((name): [string, unknown] => [name, readMember(value, name)]);
  return Object.fromEntries(all.filter(([, member]) => member !== undefined));
}

/** Returns the parameters with these names. */
export function pickParams(params: CallParams, names: readonly string[]): CallParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)));
}
