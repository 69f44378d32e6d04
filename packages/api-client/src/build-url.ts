import type { OperationDescriptor, ParameterDescriptor } from './operation-descriptor.ts';

/** Base addresses of the services, each with a slash at its end. */
export type BaseUrls = {
  script: string;
  calendar: string;
  drive: string;
  /** Address of the upload variant of the file storage service, up to `…/drive/v3/`. */
  upload?: string;
};

/** Values of parameters, by name; undefined ones are left out. */
export type ParamValues = Readonly<Record<string, unknown>>;

/**
 * Address of a call. Path parameters are percent-encoded whole, so an id can never reach another path; repeated
 * parameters are repeated. Throws TypeError for a missing path parameter and for a name that the operation does not
 * have.
 */
export function buildUrl(
  operation: OperationDescriptor,
  params: ParamValues,
  baseUrls: BaseUrls,
  uploadType?: 'media' | 'multipart',
): string {
  const query = new URLSearchParams(uploadType && { uploadType });
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodePathValue(operation, name, params[name]),
  );
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    const parameter = findParameter(operation, name);
    if (parameter?.in === 'path') continue;
    appendQuery(query, name, value);
  }
  const base = uploadType ? uploadBase(operation, baseUrls) : baseUrls[operation.service];
  const text = query.toString();
  return text === '' ? base + path : `${base}${path}?${text}`;
}

const SYSTEM_PARAMETERS = new Set(['fields', 'alt', 'prettyPrint', 'quotaUser']);

function findParameter(operation: OperationDescriptor, name: string): ParameterDescriptor | undefined {
  const parameter = operation.parameters.find((candidate) => candidate.name === name);
  if (!parameter && !SYSTEM_PARAMETERS.has(name)) throw new TypeError(`${operation.id} has no parameter ${name}`);
  return parameter;
}

function encodePathValue(operation: OperationDescriptor, name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') {
    throw new TypeError(`${operation.id} needs the path parameter ${name}`);
  }
  const text = String(value);
  // A segment of dots would be taken for a step in the path, encoded or not (RFC 3986 section 5.2.4).
  if (text === '.' || text === '..') throw new TypeError(`${name} of ${operation.id} must not be ${text}`);
  return encodeURIComponent(text.toWellFormed());
}

function appendQuery(query: URLSearchParams, name: string, value: unknown): void {
  for (const element of Array.isArray(value) ? value : [value]) {
    if (element !== undefined && element !== null) query.append(name, String(element));
  }
}

function uploadBase(operation: OperationDescriptor, baseUrls: BaseUrls): string {
  if (!operation.mediaUploadPath) throw new TypeError(`${operation.id} takes no media`);
  if (!baseUrls.upload) throw new TypeError('baseUrls.upload is needed to send media');
  return baseUrls.upload;
}
