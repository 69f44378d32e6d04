import type { IncomingMessage, ServerResponse } from 'node:http';

const EXPOSED_HEADERS = [
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'etag',
  'location',
  'range',
  'retry-after',
  'www-authenticate',
  'x-goog-upload-chunk-granularity',
  'x-goog-upload-control-url',
  'x-goog-upload-size-received',
  'x-goog-upload-status',
  'x-goog-upload-url',
  'x-http-status-code-override',
].join(', ');

/**
 * Lets pages of any origin read a response (Fetch standard, section 3.3). That grants nothing: what a request may do is in
 * its bearer token, and browsers send no credential by themselves. Answers a preflight request, and returns true then.
 */
export function respondToCors({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.origin === undefined) return false;
  response.setHeader('access-control-allow-origin', '*');
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) {
    response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
    return false;
  }
  response
    .writeHead(204, {
      'access-control-allow-methods': 'DELETE, GET, HEAD, PATCH, POST, PUT',
      // A wildcard does not cover Authorization.
      'access-control-allow-headers': headers['access-control-request-headers'] ?? 'authorization',
      'access-control-max-age': '86400',
      vary: 'Access-Control-Request-Headers',
    })
    .end();
  return true;
}
