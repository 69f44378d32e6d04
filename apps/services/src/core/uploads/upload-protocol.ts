import { globalError, ServiceError } from '#core/errors/service-error.ts';
import type { Call } from '#core/http/call.ts';
import { readBoundary } from '#core/http/multipart-syntax.ts';

/** How a request uploads: only the bytes, metadata and bytes in one body, or a session that receives the bytes later. */
export type UploadProtocol = 'raw' | 'multipart' | 'resumable';

/** Multipart subtypes allowed for an upload of metadata and bytes. */
export const UPLOAD_SUBTYPES = ['related', 'mixed', 'form-data'] as const;

/** Prefix of paths that open upload sessions by default. An older name of `/upload/`. */
export const RESUMABLE_PREFIX = '/resumable';

/**
 * Returns the protocol of a request to an upload URL. The header X-Goog-Upload-Protocol takes precedence over the parameter
 * `upload_protocol`, which takes precedence over `uploadType`. Throws 400 if any of them names an unknown protocol.
 */
export function readUploadProtocol({ url, headers }: Pick<Call, 'url' | 'headers'>): UploadProtocol {
  const header = headers['x-goog-upload-protocol']?.toString().trim().toLowerCase();
  const parameter = url.searchParams.get('upload_protocol');
  const uploadType = url.searchParams.get('uploadType');
  if (header !== undefined && !isProtocol(header)) throw badUploadHeader('X-Goog-Upload-Protocol', header);
  if (parameter !== null && !isProtocol(parameter)) throw unknownProtocol('upload_protocol', parameter);
  const typed = uploadType === 'media' ? 'raw' : uploadType;
  if (typed !== null && (uploadType === 'raw' || !isProtocol(typed))) throw unknownProtocol('uploadType', uploadType);
  return header ?? parameter ?? (typed as UploadProtocol | null) ?? inferProtocol(url, headers['content-type']);
}

/** 400: a header of the X-Goog-Upload protocol is invalid. */
export function badUploadHeader(name: string, value: string | undefined, reason?: string): ServiceError {
  const message = reason ?? (value === undefined ? `${name} is missing.` : `Invalid value '${value}' of ${name}.`);
  return new ServiceError(400, {
    domain: 'global',
    reason: 'badRequest',
    message,
    locationType: 'header',
    location: name,
  });
}

// Metadata sent with the bytes must not end up in the file.
function inferProtocol(url: URL, contentType: string | undefined): UploadProtocol {
  if (url.pathname.startsWith(`${RESUMABLE_PREFIX}/`)) return 'resumable';
  return readBoundary(contentType, ['related']) === undefined ? 'raw' : 'multipart';
}

function isProtocol(text: string): text is UploadProtocol {
  return text === 'raw' || text === 'multipart' || text === 'resumable';
}

function unknownProtocol(parameter: string, value: string | null): ServiceError {
  return globalError(400, 'invalid', `Unknown upload protocol '${value}'.`, parameter);
}
