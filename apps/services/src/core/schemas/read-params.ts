import type { OperationDescriptor, ParameterDescriptor } from '@rotunda/api-client/operation-descriptor';
import { invalidParameterValue, missingParameter, unknownParameter } from '#core/errors/service-error-format.ts';
import { parseDateTime } from '#core/parse-date-time.ts';
import { isPageSize } from './requested-page-size.ts';
import { toBoolean } from './to-boolean.ts';

/** Query parameters accepted by every operation. */
const SYSTEM_PARAMETERS = new Set([
  '$httpMethod',
  '$.xgafv',
  'access_token',
  'alt',
  'callback',
  'fields',
  'key',
  'oauth_token',
  'prettyPrint',
  'quotaUser',
  'upload_id',
  'upload_protocol',
  'uploadType',
  'userIp',
]);
const INT32_MAX = 2_147_483_647;

type ParamValue = string | number | boolean;

/**
 * Parses the typed parameters of a request, by name. Throws the service's 400 if a value is missing, malformed or out of range.
 * Page sizes above the documented maximum are clamped, as in the public services. Defaults are added, except for booleans with
 * the default false.
 */
export function readParams(
  operation: OperationDescriptor,
  pathParams: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Record<string, ParamValue | ParamValue[]> {
  const params: Record<string, ParamValue | ParamValue[]> = {};
  if (operation.service === 'script') rejectUnknownParameters(operation, query);
  for (const parameter of operation.parameters) {
    const texts = parameter.in === 'path' ? [pathParams[parameter.name] ?? ''] : query.getAll(parameter.name);
    const value = readValue(operation, parameter, texts);
    if (value !== undefined) params[parameter.name] = value;
  }
  const fields = query.get('fields');
  if (fields !== null && fields !== '') params.fields = fields;
  else if (operation.fieldsRequired) throw missingParameter(operation.service, 'fields');
  return params;
}

function rejectUnknownParameters(operation: OperationDescriptor, query: URLSearchParams): void {
  for (const name of query.keys()) {
    const isKnown = SYSTEM_PARAMETERS.has(name) || operation.parameters.some((parameter) => parameter.name === name);
    if (!isKnown) throw unknownParameter(name);
  }
}

function readValue(operation: OperationDescriptor, parameter: ParameterDescriptor, texts: string[]) {
  const present = parameter.in === 'path' ? texts : texts.filter((text) => text !== '');
  if (present.length === 0) {
    if (parameter.required) throw missingParameter(operation.service, parameter.name);
    // A missing boolean that defaults to false stays missing because the sync rules distinguish it from an explicit false.
    return parameter.default === false ? undefined : parameter.default;
  }
  if (parameter.repeated) return present.map((text) => parseValue(operation, parameter, text));
  return parseValue(operation, parameter, present.at(-1) ?? '');
}

function parseValue(operation: OperationDescriptor, parameter: ParameterDescriptor, text: string): ParamValue {
  const value = convert(parameter, text);
  if (value === undefined) throw invalidParameterValue(operation.service, parameter, text);
  return value;
}

function convert(parameter: ParameterDescriptor, text: string): ParamValue | undefined {
  switch (parameter.type) {
    case 'boolean':
      return toBoolean(text);
    case 'integer':
      return toInteger(parameter, text);
    case 'string':
      return toText(parameter, text);
  }
}

function toInteger(parameter: ParameterDescriptor, text: string): number | undefined {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || Math.abs(value) > INT32_MAX) return undefined;
  if (parameter.minimum !== undefined && value < parameter.minimum) return undefined;
  if (parameter.maximum === undefined || value <= parameter.maximum) return value;
  return isPageSize(parameter.name) ? parameter.maximum : undefined;
}

function toText({ enum: values, aliases, format }: ParameterDescriptor, text: string): string | undefined {
  if (values) {
    const value = aliases && Object.hasOwn(aliases, text) ? aliases[text] : text;
    return value !== undefined && values.includes(value) ? value : undefined;
  }
  return format !== 'date-time' || parseDateTime(text) !== undefined ? text : undefined;
}
