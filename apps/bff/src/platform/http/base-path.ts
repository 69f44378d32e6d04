import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_PAGE_POLICY } from './plain-page.ts';

// Services and probes that reach the process itself do not know below which path browsers find it.
const WITHOUT_BASE = /^\/(?:healthz$|readyz$|hooks\/)/;

/** Responds to a request. */
type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Takes the base path, such as `/rotunda`, off the address of each request, so that routes are the same wherever the console is
 * served, and responds itself to requests outside the base path. `address` is that of the console. Without a base path there is
 * nothing to take off.
 */
export function belowBasePath(basePath: string, address: string, respond: Respond): Respond {
  if (basePath === '') return respond;
  return function respondBelowBasePath(request, response) {
    if (removeBasePath(request, basePath)) respond(request, response);
    else respondOutside(request, response, address);
  };
}

/** False for a request outside the base path, which is left as it is. */
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

/** Responds to a request outside the base path: leads browsers that open the host to the console, and says to others where it is. */
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
