import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from './context.ts';
import { isLoopbackHost } from './is-loopback-host.ts';

/**
 * Refuses requests for another host than the public one, and those with several Host headers, which Node accepts:
 * against DNS rebinding and request smuggling (RFC 9112 section 3.2). A browser that navigates to a loopback name of this
 * machine is led to the same path of the public origin: nobody else can give such a name an address.
 */
export function requireHost(publicOrigin: string, basePath: string): MiddlewareHandler<AppEnv> {
  const { host } = new URL(publicOrigin);
  return async function refuseOtherHosts(context, next) {
    const { rawHeaders, url = '' } = context.env.incoming;
    const isAbsolute = URL.canParse(url);
    if (isAbsolute && new URL(url).host !== host) {
      throw new ProblemError('bad_request', { status: 421, detail: 'The request target names another host.' });
    }
    const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
    if (hosts.length !== 1 || hosts[0]?.toLowerCase() !== host) {
      const detail = 'The Host header does not name this console.';
      const isLed =
        hosts.length === 1 && isLoopbackHost(hosts[0] ?? '') && url.startsWith('/') && isRead(context.req.method);
      throw new ProblemError('bad_request', {
        detail,
        consoleOrigin: publicOrigin + basePath,
        ...(isLed && { location: publicOrigin + basePath + url }),
      });
    }
    await next();
  };
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
