import type { AddressPolicy } from '@rotunda/address-policy/address-policy';
import type { Agent } from 'undici';
import { hasErrorCode } from '#core/errors/has-error-code.ts';

/** Outcome of a delivery: accepted, to be retried, rejected permanently, or the receiver does not know the channel. */
export type DeliveryOutcome = 'accepted' | 'failed' | 'refused' | 'unknown';

const ACCEPTING: ReadonlySet<number> = new Set([200, 201, 202, 204]);
const TEMPORARY: ReadonlySet<number> = new Set([500, 502, 503, 504]);
const UNKNOWN: ReadonlySet<number> = new Set([404, 410]);
const PROCESSING = 102; // RFC 2518: an interim response that counts as success.
const MAX_RESPONSE_BYTES = 16_384; // Bodies are read only to close the connection cleanly. Their content is ignored.

/** Calls receivers, subject to an address policy. */
export class WebhookSender implements AsyncDisposable {
  readonly #policy: AddressPolicy;
  readonly #timeoutMs: number;
  #agent: Agent | undefined;

  constructor(policy: AddressPolicy, timeoutMs = 10_000) {
    this.#policy = policy;
    this.#timeoutMs = timeoutMs;
  }

  /** Sends a POST without a body. Does not follow redirects. Rejects only if `signal` is aborted. */
  async send(
    address: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<DeliveryOutcome> {
    if (this.#policy.findFault(address)) return 'refused';
    const consent = new AbortController();
    // Imported on the first call, so that it uses no memory without watch channels.
    const { Agent, request } = await import('undici');
    // Each connection serves one call, so that the policy checks the addresses of a name for every call.
    this.#agent ??= new Agent({
      pipelining: 0,
      connect: { lookup: this.#policy.lookup, timeout: this.#timeoutMs },
    });
    try {
      const { statusCode, body } = await request(address, {
        method: 'POST',
        headers,
        dispatcher: this.#agent,
        signal: AbortSignal.any([signal, consent.signal, AbortSignal.timeout(this.#timeoutMs)]),
        onInfo: (info) => {
          if (info.statusCode === PROCESSING) consent.abort();
        },
      });
      await body.dump({ limit: MAX_RESPONSE_BYTES }).catch(() => undefined);
      if (ACCEPTING.has(statusCode)) return 'accepted';
      if (UNKNOWN.has(statusCode)) return 'unknown';
      return TEMPORARY.has(statusCode) ? 'failed' : 'refused';
    } catch (error) {
      signal.throwIfAborted();
      if (consent.signal.aborted) return 'accepted';
      // The policy's lookup fails with EACCES.
      return hasErrorCode(error, 'EACCES') ? 'refused' : 'failed';
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#agent?.destroy();
  }
}
