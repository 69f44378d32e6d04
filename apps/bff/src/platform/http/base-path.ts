import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_PAGE_POLICY } from './plain-page.ts';

// Services and probes that connect directly to the process do not know the base path.
const WITHOUT_BASE = /^\/(?:healthz$|readyz$|hooks\/)/;

/** Handles a request. */
type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Removes the base path, such as `/rotunda`, from the URL of each request, so that routes do not depend on where the console is
 * served. Responds to requests outside the base path itself. `address` is the console's address. Without a base path, returns
 * `respond` unchanged.
 */
export function stripBasePath(basePath: string, address: string, respond: Respond): Respond {
  if (basePath === '') return respond;
  return function respondBelowBasePath(request, response) {
    if (removeBasePath(request, basePath)) respond(request, response);
    else respondOutside(request, response, address);
  };
}

/** Returns false for a request outside the base path and leaves it unchanged. */
function removeBasePath(request: IncomingMessage, basePath: string): boolean {
  const url = request.url ?? '';
  if (url.startsWith(`${basePath}/`)) {
    request.url = url.slice(basePath.length);
    return true;
  }
  if (url === basePath || url.startsWith(`${basePath}?`)) {
    request.url = `/${url.slice(basePath.length)}`;
    return true;
  }
  return WITHOUT_BASE.test(url);
}

/**
 * Responds to a request outside the base path: redirects browsers that open the host to the console, and sends its address to
 * other clients.
 */
function respondOutside(request: IncomingMessage, response: ServerResponse, address: string): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': PLAIN_PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
  if (isRead && request.url === '/') response.writeHead(307, { ...headers, location: `${address}/` });
  else response.writeHead(404, headers);
  response.end(request.method === 'HEAD' ? undefined : `The console is at ${address}/\n`);
}
