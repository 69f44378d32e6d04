import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Request headers that pass through; all others, cookies and forwarding headers among them, stay here. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'content-length',
  'content-range',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
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

const USER_AGENT = 'rotunda-bff (gzip)'; // The public services compress only for agents whose name says gzip.

/** Headers of the upstream request. Several ranges at once are dropped: the whole content is a right answer to them. */
export function toUpstreamHeaders(
  incoming: IncomingHttpHeaders,
  accessToken: string,
  requestId: string,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of REQUEST_HEADERS) {
    const value = incoming[name];
    if (typeof value === 'string' && !(name === 'range' && value.includes(','))) headers[name] = value;
  }
  headers.authorization = `Bearer ${accessToken}`;
  headers['user-agent'] = USER_AGENT;
  headers['x-request-id'] = requestId;
  return headers;
}

/** Headers of the answer to the browser. Content is offered for saving and never takes part in a page. */
export function toBrowserHeaders(upstream: IncomingHttpHeaders): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { 'cache-control': 'private, no-store' };
  for (const name of RESPONSE_HEADERS) {
    const value = upstream[name];
    if (value !== undefined) headers[name] = value;
  }
  const type = String(headers['content-type'] ?? '');
  if (!type.startsWith('application/json')) headers['content-disposition'] ??= 'attachment';
  return headers;
}
