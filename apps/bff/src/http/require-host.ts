import type { Step } from './in-order.ts';
import { ProblemError } from './problem.ts';

/**
 * Refuses requests for another host than the public one, and those with several Host headers, which Node accepts:
 * against DNS rebinding and request smuggling (RFC 9112 section 3.2).
 */
export function requireHost(publicOrigin: string): Step {
  const { host } = new URL(publicOrigin);
  return function refuseOtherHosts(context) {
    const { rawHeaders } = context.env.incoming;
    const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
    if (hosts.length !== 1 || hosts[0]?.toLowerCase() !== host) {
      const detail = 'The Host header does not name this console.';
      throw new ProblemError('bad_request', { detail, consoleOrigin: publicOrigin });
    }
  };
}
