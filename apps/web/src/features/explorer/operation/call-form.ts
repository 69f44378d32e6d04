import { buildUrl } from '@rotunda/api-client/build-url';
import { isRecord } from '@rotunda/api-client/is-record';
import type { ParameterDescriptor } from '@rotunda/api-client/operation-descriptor';
import { baseUrls } from '#shared/api/api.ts';
import type { Operation } from './operation.ts';

/** The values of an operation's form. */
export type CallForm = {
  /** The values by parameter. Only repeatable parameters may have several. */
  params: Readonly<Record<string, readonly string[]>>;
  /** JSON text; empty for none. */
  body: string;
  /** The content to upload, for operations that accept content. */
  media?: File | undefined;
};

/** The parameters that all operations accept. */
const systemParameters: readonly ParameterDescriptor[] = [{ name: 'fields', in: 'query', type: 'string' }];
const altParameter: ParameterDescriptor = { name: 'alt', in: 'query', type: 'string', enum: ['json', 'media'] };
const CONTENT_READERS = new Set(['drive.files.get', 'drive.revisions.get']);

/** Returns all parameters of the form: those of the operation, and those that all operations accept. */
export function listFormParameters({ id, parameters }: Operation): readonly ParameterDescriptor[] {
  return [...parameters, ...(CONTENT_READERS.has(id) ? [altParameter] : []), ...systemParameters];
}

/** Validates a form. Returns the errors by parameter name or `body`, or an empty map if it is valid. */
export function findFieldErrors(operation: Operation, { params, body }: CallForm): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  for (const parameter of listFormParameters(operation)) {
    const fault = findParameterError(operation, parameter, params[parameter.name] ?? []);
    if (fault) faults.set(parameter.name, fault);
  }
  const bodyFault = findBodyError(operation, body);
  if (bodyFault) faults.set('body', bodyFault);
  return faults;
}

/** Returns the path and query of a call, relative to the console's origin. Requires a valid form. */
export function toPath(operation: Operation, { params, media, body }: CallForm): string {
  const given = Object.entries(params).flatMap(([name, values]) => {
    const sent = values.filter((value) => value !== '');
    return sent.length === 0 ? [] : [[name, sent.length === 1 ? sent[0] : sent] as const];
  });
  const uploadType = body.trim() === '' ? 'media' : 'multipart';
  return buildUrl(operation.id, Object.fromEntries(given), baseUrls, media && uploadType);
}

function findParameterError(operation: Operation, parameter: ParameterDescriptor, given: readonly string[]) {
  const values = given.filter((value) => value !== '');
  const isRequired = parameter.required || (parameter.name === 'fields' && operation.fieldsRequired);
  if (values.length === 0) return isRequired ? 'Required' : undefined;
  return values.map((value) => findValueError(parameter, value)).find((fault) => fault !== undefined);
}

function findValueError({ in: place, type, minimum, maximum }: ParameterDescriptor, value: string) {
  if (place === 'path' && (value === '.' || value === '..')) return 'Not an ID';
  if (type !== 'integer') return undefined;
  const number = Number(value);
  if (!Number.isInteger(number)) return 'Not a whole number';
  if (minimum !== undefined && number < minimum) return `At least ${minimum}`;
  return maximum !== undefined && number > maximum ? `At most ${maximum}` : undefined;
}

function findBodyError({ body: schema, bodyRequired }: Operation, text: string): string | undefined {
  if (schema === undefined) return undefined;
  if (text.trim() === '') return bodyRequired ? 'Required' : undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? undefined : 'Not a JSON object';
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}
