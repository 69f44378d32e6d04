import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import { readMember } from '@rotunda/api-client/read-member';
import type { RetryClass } from '@rotunda/api-client/trait-types';
import type { Call } from '#domain/calls/match-call.ts';
import type { CallBody } from './call-body.ts';

// The id by which a service knows a keyed call again.
function keyOf({ operationId, query, isUpload }: Call, body: CallBody): string | undefined {
  if (operationTraits[operationId].retry !== 'keyed') return undefined;
  // The body of an upload is content, whatever an ID in it means.
  return query.get('requestId') ?? (isUpload ? undefined : readId(body));
}

/** The class of one call: a keyed one that brings no id is effectful. */
export function classOf(call: Call, body: CallBody): RetryClass {
  const { retry: retryClass } = operationTraits[call.operationId];
  return retryClass === 'keyed' && keyOf(call, body) === undefined ? 'effectful' : retryClass;
}

/** What an earlier attempt of a keyed call made, as the operation that reads it; undefined where none can. */
export function toLookup(call: Call, body: CallBody): Lookup | undefined {
  const key = keyOf(call, body);
  if (key === undefined) return undefined;
  const lookup = operationTraits[call.operationId].retryLookup;
  return lookup && { operationId: lookup.operation, pathParams: { ...call.pathParams, [lookup.id]: key } };
}

type Lookup = { operationId: OperationId; pathParams: Readonly<Record<string, string>> };

function readId(body: CallBody): string | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    const id = readMember(parsed, 'id');
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined; // The service says what is wrong with it.
  }
}
