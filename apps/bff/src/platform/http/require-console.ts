import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from './context.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);
const KNOWN_METHODS = new Set([...SAFE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses requests that the console's own pages did not make (cross-site request forgery, RFC 10017): a header that
 * only same-origin script can set, on reads too; fetch metadata, where the browser sends it; and the origin of
 * anything that writes. No response ever carries an Access-Control header.
 */
export function requireConsole(publicOrigin: string): MiddlewareHandler<AppEnv> {
  return async function refuseForeignRequests({ env }, next) {
    // Read as they came: the headers of a request object would all be put together anew for it.
    const { method = '', headers } = env.incoming;
    if (!KNOWN_METHODS.has(method)) throw new ProblemError('method_not_allowed');
    if (headers['x-bff-csrf'] !== '1') {
      throw new ProblemError('csrf_refused', { detail: 'The header X-BFF-CSRF is missing.' });
    }
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') {
      throw new ProblemError('csrf_refused', { detail: 'The request comes from another site.' });
    }
    const { origin } = headers;
    const isOriginMissing = origin === undefined && site !== 'same-origin';
    if (!SAFE_METHODS.has(method) && (isOriginMissing || (origin !== undefined && origin !== publicOrigin))) {
      throw new ProblemError('csrf_refused', { detail: 'The request comes from another origin.' });
    }
    await next();
  };
}
