import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { toOwnTraceId, toTraceparent } from '#platform/http/trace.ts';

/** Request headers that pass through; all others, cookies and forwarding headers among them, stay here. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
] as const;

/** Request headers that pass through with a body: some only then. */
const HEADERS_WITH_BODY = [
  ...REQUEST_HEADERS,
  'content-length',
  'content-range',
  'content-type',
  'x-upload-content-length',
  'x-upload-content-type',
] as const;

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

/** That the browser saves a response, and the name to use when the service gives none. */
export type SaveAs = { fileName: string | undefined };

const USER_AGENT = 'rotunda-bff';
const USER_AGENT_OF_BROWSERS = `${USER_AGENT} (gzip)`; // The public services compress only for agents whose name says gzip.

/** What every message to a service says: whose it is, and which request it belongs to. */
type MessageNames = {
  accessToken: string;
  requestId: string;
  /** Of the request that the message is sent for; left out, the trace is one of the request id. */
  traceId?: string | undefined;
};

/** Headers of every message to a service, here of those whose answers the BFF reads itself. */
export function toOwnHeaders({ accessToken, requestId, traceId }: MessageNames): Record<string, string> {
  return {
    authorization: `Bearer ${accessToken}`,
    'user-agent': USER_AGENT,
    'x-request-id': requestId,
    traceparent: toTraceparent(traceId ?? toOwnTraceId(requestId)),
  };
}

/** Headers of the upstream request. Several ranges at once are dropped: the whole content is a right answer to them. */
export function toUpstreamHeaders(
  incoming: IncomingHttpHeaders,
  { hasBody, ...names }: MessageNames & { hasBody: boolean },
): Record<string, string> {
  const headers = toOwnHeaders(names);
  headers['user-agent'] = USER_AGENT_OF_BROWSERS;
  for (const name of hasBody ? HEADERS_WITH_BODY : REQUEST_HEADERS) {
    const value = incoming[name];
    if (typeof value === 'string' && !(name === 'range' && value.includes(','))) headers[name] = value;
  }
  return headers;
}

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
