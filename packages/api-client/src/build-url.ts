import { calls } from './generated/calls.gen.ts';
import type { OperationId } from './generated/operations.gen.ts';
import type { CallDescriptor } from './operation-descriptor.ts';

/** Base URLs of the services, each with a trailing slash. */
export type BaseUrls = {
  script: string;
  calendar: string;
  drive: string;
  /** URL of the file storage service's upload variant, up to `…/drive/v3/`. */
  upload?: string;
};

// Parameters accepted by every operation.
const SYSTEM_PARAMETERS: ReadonlySet<string> = new Set(['fields', 'alt', 'prettyPrint', 'quotaUser']);

/** Parameter values by name. Undefined values are omitted. */
export type ParamValues = Readonly<Record<string, unknown>>;

/**
 * Builds the URL of a call. Path parameters are fully percent-encoded, so an ID cannot reach another path. A list becomes a
 * repeated parameter. Throws TypeError if a path parameter is missing, if the operation does not have a parameter, or if it does
 * not support media.
 */
export function buildUrl(
  operationId: OperationId,
  params: ParamValues,
  baseUrls: BaseUrls,
  uploadType?: 'media' | 'multipart',
): string {
  const call: CallDescriptor = calls[operationId];
  const query = new URLSearchParams(uploadType && { uploadType });
  const pathNames = new Set<string>();
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    pathNames.add(name);
    return encodePathValue(operationId, name, params[name]);
  });
  const queryNames = new Set(call.query?.split(' '));
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || pathNames.has(name)) continue;
    if (!queryNames.has(name) && !SYSTEM_PARAMETERS.has(name)) {
      throw new TypeError(`${operationId} has no parameter ${name}`);
    }
    appendQuery(query, name, value);
  }
  const base = uploadType ? uploadBase(operationId, call, baseUrls) : baseUrls[call.service];
  const text = query.toString();
  return text === '' ? base + path : `${base}${path}?${text}`;
}

function encodePathValue(operationId: string, name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') {
    throw new TypeError(`${operationId} needs the path parameter ${name}`);
  }
  const text = String(value);
  // A dot segment would be interpreted as a path step, encoded or not (RFC 3986 section 5.2.4).
  if (text === '.' || text === '..') throw new TypeError(`${name} of ${operationId} must not be ${text}`);
  return encodeURIComponent(text.toWellFormed());
}

function appendQuery(query: URLSearchParams, name: string, value: unknown): void {
  for (const element of Array.isArray(value) ? value : [value]) {
    if (element !== undefined && element !== null) query.append(name, String(element));
  }
}

function uploadBase(operationId: string, call: CallDescriptor, baseUrls: BaseUrls): string {
  if (!call.takesMedia) throw new TypeError(`${operationId} takes no media`);
  if (!baseUrls.upload) throw new TypeError('baseUrls.upload is needed to send media');
  return baseUrls.upload;
}
