import type { Step } from './in-order.ts';
import { ProblemError } from './problem.ts';

/**
 * Refuses requests for another host than the public one, and those with several Host headers, which Node accepts:
 * against DNS rebinding and request smuggling (RFC 9112 section 3.2).
 */
export function requireHost(publicOrigin: string): Step {
  const { host } = new URL(publicOrigin);
  return function refuseOtherHosts(context) {
    const { headers, rawHeaders } = context.env.incoming;
    if (headers.host?.toLowerCase() !== host || countHosts(rawHeaders) !== 1) {
      const detail = 'The Host header does not name this console.';
      throw new ProblemError('bad_request', { detail, consoleOrigin: publicOrigin });
    }
  };
}

// Names and values take turns. Of several, the parsed headers hold the first.
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
