import { buildUrl } from '@rotunda/api-client/build-url';
import { isRecord } from '@rotunda/api-client/is-record';
import type { ParameterDescriptor } from '@rotunda/api-client/operation-descriptor';
import { baseUrls } from '#shared/api/api.ts';
import type { Operation } from './operation.ts';

/** What is typed into the form of an operation. */
export type CallForm = {
  /** Values by parameter; more than one only for those that may be repeated. */
  params: Readonly<Record<string, readonly string[]>>;
  /** JSON text; empty for none. */
  body: string;
  /** Content to upload, for the operations that take some. */
  media?: File | undefined;
};

/** Parameters that every operation takes. */
const systemParameters: readonly ParameterDescriptor[] = [{ name: 'fields', in: 'query', type: 'string' }];
const altParameter: ParameterDescriptor = { name: 'alt', in: 'query', type: 'string', enum: ['json', 'media'] };
const CONTENT_READERS = new Set(['drive.files.get', 'drive.revisions.get']);

/** All parameters that the form asks for: those of the operation, and those that every operation takes. */
export function formParameters({ id, parameters }: Operation): readonly ParameterDescriptor[] {
  return [...parameters, ...(CONTENT_READERS.has(id) ? [altParameter] : []), ...systemParameters];
}

/** What is wrong with a form, by the name of the parameter or `body`. Empty when it can be sent. */
export function findFaults(operation: Operation, { params, body }: CallForm): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  for (const parameter of formParameters(operation)) {
    const fault = findParameterFault(operation, parameter, params[parameter.name] ?? []);
    if (fault) faults.set(parameter.name, fault);
  }
  const bodyFault = findBodyFault(operation, body);
  if (bodyFault) faults.set('body', bodyFault);
  return faults;
}

/** Path and query of a call, below the console's origin. Call it for forms without faults. */
export function toPath(operation: Operation, { params, media, body }: CallForm): string {
  const given = Object.entries(params).flatMap(([name, values]) => {
    const sent = values.filter((value) => value !== '');
    return sent.length === 0 ? [] : [[name, sent.length === 1 ? sent[0] : sent] as const];
  });
  const uploadType = body.trim() === '' ? 'media' : 'multipart';
  return buildUrl(operation.id, Object.fromEntries(given), baseUrls, media && uploadType);
}

function findParameterFault(operation: Operation, parameter: ParameterDescriptor, given: readonly string[]) {
  const values = given.filter((value) => value !== '');
  const isRequired = parameter.required || (parameter.name === 'fields' && operation.fieldsRequired);
  if (values.length === 0) return isRequired ? 'Required' : undefined;
  return values.map((value) => findValueFault(parameter, value)).find((fault) => fault !== undefined);
}

function findValueFault({ in: place, type, minimum, maximum }: ParameterDescriptor, value: string) {
  if (place === 'path' && (value === '.' || value === '..')) return 'Not an ID';
  if (type !== 'integer') return undefined;
  const number = Number(value);
  if (!Number.isInteger(number)) return 'Not a whole number';
  if (minimum !== undefined && number < minimum) return `At least ${minimum}`;
  return maximum !== undefined && number > maximum ? `At most ${maximum}` : undefined;
}

function findBodyFault({ body: schema, bodyRequired }: Operation, text: string): string | undefined {
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
