import type { AddressFault, AddressPolicy } from '@rotunda/address-policy/address-policy';
import type { Agent, Dispatcher } from 'undici';
import { hasErrorCode } from '#core/errors/has-error-code.ts';
import { HostException } from '#script/host-exception.ts';

export const FETCH_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
const MAX_CONTENT_BYTES = 5 * 1_048_576;
const MAX_REDIRECTS = 10;
const TIMEOUT_MS = 30_000;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
// Headers that belong to the connection or are set by the client.
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'host',
  'transfer-encoding',
  'upgrade',
]);

/** A request to fetch a URL. Content is base64-encoded. */
export type FetchRequest = {
  url: string;
  method: (typeof FETCH_METHODS)[number];
  headers: Readonly<Record<string, string>>;
  base64: string | null;
  followRedirects: boolean;
};
type FetchResponse = { code: number; headers: Record<string, string | string[]>; base64: string };

/** Fetches URLs for scripts, subject to an address policy. An empty policy blocks all fetches. */
export class ScriptFetcher {
  readonly #policy: AddressPolicy;
  #agent: Agent | undefined;

  constructor(policy: AddressPolicy) {
    this.#policy = policy;
  }

  /** Fetches a URL. Throws HostException if it is not allowed, fails or is too large. */
  async fetch({ url, method, headers, base64, followRedirects }: FetchRequest): Promise<FetchResponse> {
    const sent = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase()));
    let address = url;
    let body = base64 === null ? null : Buffer.from(base64, 'base64');
    let verb: (typeof FETCH_METHODS)[number] = method;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await this.#send(address, { method: verb, headers: Object.fromEntries(sent), body });
      const location = response.headers.location;
      if (!followRedirects || !REDIRECTS.has(response.code) || typeof location !== 'string') return response;
      const next = URL.parse(location, address);
      if (!next) return response;
      // Credentials are only for the host that the script requested.
      if (next.origin !== new URL(address).origin) removeCredentials(sent);
      address = next.href;
      if (response.code < 307 && verb !== 'HEAD') [verb, body] = ['GET', null];
    }
    throw new HostException(`Too many redirects: ${url}`);
  }

  async #send(
    address: string,
    options: Pick<Dispatcher.RequestOptions, 'method' | 'body'> & { headers: Record<string, string> },
  ): Promise<FetchResponse> {
    const fault = this.#policy.findFault(address);
    if (fault) throw notAllowed(address, fault);
    const { Agent, request: send } = await import('undici');
    // Each connection serves one call, so that the policy checks the addresses of a name for every call.
    this.#agent ??= new Agent({ pipelining: 0, connect: { lookup: this.#policy.lookup, timeout: TIMEOUT_MS } });
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { statusCode, headers, body } = await send(address, { ...options, dispatcher: this.#agent, signal });
      const chunks: Buffer[] = [];
      let sizeBytes = 0;
      for await (const chunk of body) {
        sizeBytes += chunk.length;
        if (sizeBytes > MAX_CONTENT_BYTES) throw new HostException(`The response is too large: ${address}`);
        chunks.push(chunk);
      }
      const known = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
      return { code: statusCode, headers: Object.fromEntries(known), base64: Buffer.concat(chunks).toString('base64') };
    } catch (error) {
      if (error instanceof HostException) throw error;
      // The policy's lookup fails with EACCES.
      throw hasErrorCode(error, 'EACCES')
        ? notAllowed(address, 'unauthorized')
        : new HostException(`Address unavailable: ${address}`);
    }
  }
}

function removeCredentials(headers: [string, string][]): void {
  const retained = headers.filter(([name]) => !['authorization', 'cookie'].includes(name.toLowerCase()));
  headers.splice(0, headers.length, ...retained);
}

function notAllowed(address: string, fault: AddressFault): HostException {
  const url = URL.parse(address);
  const target = fault === 'unauthorized' && url ? url.host : address;
  const remedy = toRemedy(fault, url);
  return new HostException(`UrlFetchApp is not allowed to call ${target} in the embedded script service. ${remedy}`);
}

function toRemedy(fault: AddressFault, url: URL | null): string {
  if (fault !== 'unauthorized') return 'The URL must begin with https:// and name a host.';
  if (url?.username || url?.password) return 'The URL must not contain a user name or password.';
  return 'An administrator can add it to SCRIPT_FETCH_ALLOWED_HOSTS.';
}
