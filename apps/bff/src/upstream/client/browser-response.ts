import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';

/** The response headers that are passed back. */
const RESPONSE_HEADERS = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'range',
  'retry-after',
  'vary',
] as const;

const MAX_JSON_BYTES = 64 * 1024 * 1024;
const MAX_EXPORT_BYTES = 11 * 1024 * 1024; // Above the services' export limit of 10 MB.

/** Makes the browser save a response, with the file name to use if the service provides none. */
export type AttachmentOptions = { fileName: string | undefined };

/**
 * Returns the headers of the response to the browser. Content is offered for saving and never embedded in a page. With `saveAs`,
 * the same applies to JSON, which scripts read otherwise.
 */
export function toBrowserHeaders(
  upstream: IncomingHttpHeaders,
  saveAs: AttachmentOptions | undefined,
): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { 'cache-control': 'private, no-store' };
  for (const name of RESPONSE_HEADERS) {
    const value = upstream[name];
    if (value !== undefined) headers[name] = value;
  }
  const isData = (upstream['content-type'] ?? '').startsWith('application/json');
  if (saveAs || !isData) headers['content-disposition'] = toAttachment(upstream['content-disposition'], saveAs);
  return headers;
}

// Keeps the file name but not the `inline` disposition (RFC 6266 section 4.2).
function toAttachment(disposition = '', { fileName }: Partial<AttachmentOptions> = {}): string {
  const parameters = disposition.indexOf(';');
  if (parameters >= 0) return `attachment${disposition.slice(parameters)}`;
  return fileName === undefined ? 'attachment' : `attachment; ${toNameParameters(fileName)}`;
}

// Returns an ASCII name for old clients, and the exact name (RFC 6266 appendix D, RFC 8187 section 3.2).
function toNameParameters(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["%\\]/g, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** Returns the maximum size of a response to an operation, in bytes. The content of files is unlimited. */
export function getMaxResponseBytes({ id }: Pick<OperationDescriptor, 'id'>, headers: IncomingHttpHeaders): number {
  if (id === 'drive.files.export') return MAX_EXPORT_BYTES;
  const isContent = !(headers['content-type'] ?? '').startsWith('application/json');
  return isContent ? Infinity : MAX_JSON_BYTES;
}
