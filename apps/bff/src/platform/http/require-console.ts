import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from './context.ts';
import { isLoopbackHost } from './is-loopback-host.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);
const KNOWN_METHODS = new Set([...SAFE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Rejects requests for a host other than the public one, or with several Host headers. This prevents DNS rebinding and request
 * smuggling (RFC 9112 section 3.2). A browser that navigates to a loopback name of this machine is redirected to the same path
 * of the public origin; this is safe, because nobody else can assign such a name an address.
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
 * Rejects requests that were not made by the console's own pages (cross-site request forgery, RFC 10017). Requires a header that
 * only same-origin scripts can set, even for reads; checks fetch metadata, if the browser sends it, and the origin of every
 * write. No response ever has an Access-Control header.
 */
export function requireConsole(publicOrigin: string): MiddlewareHandler<AppEnv> {
  return function refuseForeignRequests({ env }, next) {
    // Reads the raw headers, because a request object would build a copy of all headers.
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
