import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';

/** Response headers that pass back. */
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
const MAX_EXPORT_BYTES = 11 * 1024 * 1024; // The services export at most ten megabytes.

/** That the browser saves a response, and the name to use when the service gives none. */
export type SaveAs = { fileName: string | undefined };

/**
 * Headers of the response to the browser. Content is offered for saving and never takes part in a page; with `saveAs` JSON
 * too, which is otherwise read by script.
 */
export function toBrowserHeaders(upstream: IncomingHttpHeaders, saveAs: SaveAs | undefined): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { 'cache-control': 'private, no-store' };
  for (const name of RESPONSE_HEADERS) {
    const value = upstream[name];
    if (value !== undefined) headers[name] = value;
  }
  const isData = (upstream['content-type'] ?? '').startsWith('application/json');
  if (saveAs || !isData) headers['content-disposition'] = toAttachment(upstream['content-disposition'], saveAs);
  return headers;
}

// Keeps the file's name but not the wish to be shown in place (RFC 6266 section 4.2).
function toAttachment(disposition = '', { fileName }: Partial<SaveAs> = {}): string {
  const parameters = disposition.indexOf(';');
  if (parameters >= 0) return `attachment${disposition.slice(parameters)}`;
  return fileName === undefined ? 'attachment' : `attachment; ${toNameParameters(fileName)}`;
}

// A plain name for old clients, and the exact one (RFC 6266 appendix D, RFC 8187 section 3.2).
function toNameParameters(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["%\\]/g, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** How large a response to an operation may be, in bytes. Content of files may be of any size. */
export function maxResponseBytes({ id }: Pick<OperationDescriptor, 'id'>, headers: IncomingHttpHeaders): number {
  if (id === 'drive.files.export') return MAX_EXPORT_BYTES;
  const isContent = !(headers['content-type'] ?? '').startsWith('application/json');
  return isContent ? Infinity : MAX_JSON_BYTES;
}
