import type { OperationDescriptor, ParameterDescriptor } from '@rotunda/api-client/operation-descriptor';
import { ProblemError } from '#domain/problem.ts';

const MAX_FIELDS_LENGTH = 2048;
const FIELDS = /^[\w$.@*,/()\s-]+$/;

/** The upload types that the console sends. */
const UPLOAD_TYPES = new Set(['media', 'multipart']);

/**
 * Returns the query to send upstream: only well-formed parameters of the operation, in the given order. Throws `bad_query`
 * listing every invalid parameter. Credentials and other switches of the services' front ends (`key`, `access_token`, `callback`)
 * are not parameters of any operation and so never pass.
 */
export function checkQuery(operation: OperationDescriptor, query: URLSearchParams, isUpload: boolean): URLSearchParams {
  const checked = new URLSearchParams();
  const faults = new Set<string>();
  const repeated = findRepeated(query);
  for (const [name, value] of query) {
    const isOnce = !repeated.has(name);
    const isUsable =
      (isOnce && isSystemValue(operation, name, value, isUpload)) || isParameterValue(operation, isOnce, name, value);
    if (isUsable) checked.append(name, value);
    else faults.add(name);
  }
  for (const { name, in: place, required } of operation.parameters) {
    if (place === 'query' && required && !query.has(name)) faults.add(name);
  }
  if (operation.fieldsRequired && !query.has('fields')) faults.add('fields');
  if (faults.size > 0) throw new ProblemError('bad_query', { detail: `Invalid: ${[...faults].join(', ')}.` });
  checked.set('prettyPrint', 'false');
  return checked;
}

// Scans in one pass, because an address can hold thousands of parameters.
function findRepeated(query: URLSearchParams): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const name of query.keys()) (seen.has(name) ? repeated : seen).add(name);
  return repeated;
}

function isSystemValue(operation: OperationDescriptor, name: string, value: string, isUpload: boolean): boolean {
  if (name === 'fields') return value.length <= MAX_FIELDS_LENGTH && FIELDS.test(value);
  if (name === 'uploadType') return isUpload && UPLOAD_TYPES.has(value);
  return name === 'alt' && (value === 'json' || (value === 'media' && operation.content === 'media'));
}

function isParameterValue(operation: OperationDescriptor, isOnce: boolean, name: string, value: string): boolean {
  const parameter = operation.parameters.find((candidate) => candidate.in === 'query' && candidate.name === name);
  if (!parameter) return false;
  return (parameter.repeated || isOnce) && hasForm(parameter, value);
}

function hasForm(parameter: ParameterDescriptor, value: string): boolean {
  if (parameter.enum) return parameter.enum.includes(value);
  if (parameter.type === 'boolean') return value === 'true' || value === 'false';
  if (parameter.type === 'integer') {
    const { minimum = -Infinity, maximum = Infinity } = parameter;
    return /^-?\d{1,10}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
  }
  return true;
}
