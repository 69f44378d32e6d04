import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from './context.ts';
import { isLoopbackHost } from './is-loopback-host.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);
const KNOWN_METHODS = new Set([...SAFE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses requests for another host than the public one, and those with several Host headers, which Node accepts:
 * against DNS rebinding and request smuggling (RFC 9112 section 3.2). A browser that navigates to a loopback name of this
 * machine is led to the same path of the public origin: nobody else can give such a name an address.
 */
export function requireHost(publicOrigin: string, basePath: string): MiddlewareHandler<AppEnv> {
  const { host } = new URL(publicOrigin);
  return function refuseOtherHosts(context, next) {
    const { rawHeaders, url = '' } = context.env.incoming;
    if (!url.startsWith('/') && URL.canParse(url) && new URL(url).host !== host) {
      throw new ProblemError('bad_request', { status: 421, detail: 'The request target names another host.' });
    }
    const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
    if (hosts.length !== 1 || hosts[0]?.toLowerCase() !== host) {
      const detail = 'The Host header does not name this console.';
      const isLed =
        hosts.length === 1 &&
        isLoopbackHost(hosts[0] ?? '') &&
        url.startsWith('/') &&
        SAFE_METHODS.has(context.req.method);
      throw new ProblemError('bad_request', {
        detail,
        consoleOrigin: publicOrigin + basePath,
        ...(isLed && { location: publicOrigin + basePath + url }),
      });
    }
    return next();
  };
}

/**
 * Refuses requests that the console's own pages did not make (cross-site request forgery, RFC 10017): a header that
 * only same-origin script can set, on reads too; fetch metadata, where the browser sends it; and the origin of
 * anything that writes. No response ever carries an Access-Control header.
 */
export function requireConsole(publicOrigin: string): MiddlewareHandler<AppEnv> {
  return function refuseForeignRequests({ env }, next) {
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
    return next();
  };
}
