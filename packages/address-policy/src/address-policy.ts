import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Why the services may not call a client-defined address. */
export type AddressFault = 'noHost' | 'notHttps' | 'unauthorized';

// Names that only private networks and this machine resolve: the special-use domain names of IANA, and those of RFC 6762 appendix G.
const PRIVATE_NAME =
  /(?:^|\.)(?:alt|corp|home|home\.arpa|internal|intranet|invalid|lan|local|localhost|onion|private|test)$/u;

const LOOPBACK = toBlockList(['127.0.0.0/8', '::1/128']);

// The IANA special-purpose registries for IPv4 and IPv6, multicast, IPv6 addresses that contain an IPv4 address, and all IPv6
// ranges not assigned to hosts (RFC 4291, section 2.4). They contain no public hosts.
const SPECIAL_PURPOSE = toBlockList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/32',
  '100::/8',
  '200::/7',
  '400::/6',
  '800::/5',
  '1000::/4',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '4000::/2',
  '8000::/1',
]);

const HOST_NAME = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/u;

/**
 * Whether a text is a valid entry of the allowed hosts: a host name, `*.` before a host name for all of its subdomains, an IP
 * address, a CIDR range, or `*` for every public host.
 */
export function isHostEntry(text: string): boolean {
  return text === '*' || isAddressRange(text) || (isIP(text) === 0 && HOST_NAME.test(text));
}

/** The allowed ports of this machine. `*` allows all. */
export type LoopbackPorts = readonly number[] | '*';

/**
 * Decides which addresses the services may call on behalf of clients. A host must be allowed by name, and each address that it
 * resolves to must be public or allowed by number, so that no name leads into the private network. On this machine, the port must
 * also be allowed, because many other services listen there.
 */
export class AddressPolicy {
  readonly #names: readonly string[];
  readonly #addresses: BlockList;
  readonly #loopbackPorts: LoopbackPorts;

  /** Requires entries that satisfy `isHostEntry`. */
  constructor(allowedHosts: readonly string[], loopbackPorts: LoopbackPorts) {
    this.#loopbackPorts = loopbackPorts;
    this.#names = allowedHosts.filter((entry) => !isAddressRange(entry));
    this.#addresses = toBlockList(allowedHosts.filter(isAddressRange));
  }

  /** Returns why an address may not be called, or undefined if it may. Does not resolve names, which `lookup` checks. */
  findFault(address: string): AddressFault | undefined {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || url.hostname === '') return 'noHost';
    const host = toHost(url);
    const isLoopback = host === 'localhost' || isAddressIn(LOOPBACK, host);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) return 'notHttps';
    if (url.username !== '' || url.password !== '') return 'unauthorized';
    if (isLoopback && !this.#allowsPort(url)) return 'unauthorized';
    return this.#allowsHost(host) ? undefined : 'unauthorized';
  }

  /** Resolves names like `node:dns`. Fails with EACCES if a name resolves to an address that is not allowed. */
  readonly lookup: LookupFunction = (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const refused = addresses.find(({ address }) => !this.#allowsAddress(address, hostname));
      if (refused) return callback(accessError(hostname, refused.address), '', 0);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family);
    });
  };

  #allowsHost(host: string): boolean {
    if (isIP(host) !== 0) {
      if (isAddressIn(this.#addresses, host)) return true;
      return this.#names.includes('*') && !isAddressIn(SPECIAL_PURPOSE, host);
    }
    return this.#names.some((name) => {
      // Without a listed address, such a name cannot resolve to an allowed one.
      if (name === '*') return isPublicName(host) || this.#addresses.rules.length > 0;
      return name === host || (name[0] === '*' && host.endsWith(name.slice(1)));
    });
  }

  // Another name for this machine would bypass the port check.
  #allowsAddress(address: string, name: string): boolean {
    if (isAddressIn(LOOPBACK, address) && name.replace(/\.$/u, '') !== 'localhost') return false;
    return isAddressIn(this.#addresses, address) || !isAddressIn(SPECIAL_PURPOSE, address);
  }

  #allowsPort({ port, protocol }: URL): boolean {
    const usual = protocol === 'https:' ? 443 : 80;
    return this.#loopbackPorts === '*' || this.#loopbackPorts.includes(port === '' ? usual : Number(port));
  }
}

function isPublicName(host: string): boolean {
  return host.includes('.') && !PRIVATE_NAME.test(host);
}

function toHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/u, '$1').replace(/\.$/u, '');
}

function isAddressRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/u.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

function toBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIP(address);
    list.addSubnet(address, Number(prefix ?? (family === 4 ? 32 : 128)), family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

function isAddressIn(list: BlockList, host: string): boolean {
  const family = isIP(host);
  return family !== 0 && list.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

function accessError(hostname: string, address: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} resolves to ${address}, which is blocked`), { code: 'EACCES' });
}
