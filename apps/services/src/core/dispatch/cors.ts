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
 * Allows pages of any origin to read a response (Fetch standard, section 3.3). This grants no access: the bearer token authorises
 * a request, and browsers send no credentials automatically. Responds to preflight requests and returns true for them.
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
