import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

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

/** Request headers that pass through with a body, and only then. */
const BODY_HEADERS = [
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

const USER_AGENT = 'rotunda-bff (gzip)'; // The public services compress only for agents whose name says gzip.

/** Headers of the upstream request. Several ranges at once are dropped: the whole content is a right answer to them. */
export function toUpstreamHeaders(
  incoming: IncomingHttpHeaders,
  { accessToken, requestId, hasBody }: { accessToken: string; requestId: string; hasBody: boolean },
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of [...REQUEST_HEADERS, ...(hasBody ? BODY_HEADERS : [])]) {
    const value = incoming[name];
    if (typeof value === 'string' && !(name === 'range' && value.includes(','))) headers[name] = value;
  }
  headers.authorization = `Bearer ${accessToken}`;
  headers['user-agent'] = USER_AGENT;
  headers['x-request-id'] = requestId;
  return headers;
}

/**
 * Headers of the answer to the browser. Content is offered for saving and never takes part in a page; with `isDownload`
 * JSON too, which is otherwise read by script.
 */
export function toBrowserHeaders(upstream: IncomingHttpHeaders, isDownload: boolean): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { 'cache-control': 'private, no-store' };
  for (const name of RESPONSE_HEADERS) {
    const value = upstream[name];
    if (value !== undefined) headers[name] = value;
  }
  const isData = (upstream['content-type'] ?? '').startsWith('application/json');
  if (isDownload || !isData) headers['content-disposition'] = toAttachment(upstream['content-disposition']);
  return headers;
}

// Keeps the file's name but not the wish to be shown in place (RFC 6266 section 4.2).
function toAttachment(disposition = ''): string {
  const parameters = disposition.indexOf(';');
  return parameters < 0 ? 'attachment' : `attachment${disposition.slice(parameters)}`;
}
