import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** The addresses of proxies in front of the console that are trusted to report client addresses. */
export class TrustedProxies {
  readonly #list = new BlockList();
  readonly #isEmpty: boolean;

  /** Each range is an address or a network, such as `10.0.0.0/8`. Both must be validated. */
  constructor(ranges: readonly string[]) {
    this.#isEmpty = ranges.length === 0;
    for (const range of ranges) {
      const [address = '', bits] = range.split('/');
      const family = getFamily(address);
      if (bits === undefined) this.#list.addAddress(address, family);
      else this.#list.addSubnet(address, Number(bits), family);
    }
  }

  /** Whether an address is one of the proxies. */
  has(address: string): boolean {
    return !this.#isEmpty && isIP(address) !== 0 && this.#list.check(address, getFamily(address));
  }
}

/**
 * Returns the client address of a request: that of the connection or, if a trusted proxy made the connection, the last address in
 * X-Forwarded-For that is not a trusted proxy. Earlier entries can be forged by the client.
 */
export function findClientAddress(
  connection: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
  trusted: TrustedProxies,
): string {
  let address = toPlainAddress(connection ?? 'unknown');
  if (!trusted.has(address)) return address;
  const hops = [forwardedFor ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => toPlainAddress(hop.trim()));
  while (trusted.has(address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** Sets the client address on each request. */
export function resolveClientAddress(trusted: TrustedProxies): MiddlewareHandler<AppEnv> {
  return function setClientAddress(context, next) {
    const { headers, socket } = context.env.incoming;
    context.set('clientAddress', findClientAddress(socket.remoteAddress, headers['x-forwarded-for'], trusted));
    return next();
  };
}

// A dual-stack socket reports IPv4 addresses as mapped addresses.
function toPlainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function getFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
