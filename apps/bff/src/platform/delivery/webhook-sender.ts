import type { AddressPolicy } from '@rotunda/address-policy/address-policy';
import { type Dispatcher, request } from 'undici';
import type { Clock } from '#domain/clock.ts';
import { describeNetworkError } from './describe-network-error.ts';
import { type SendResult, shortenResponse } from './send-result.ts';

/** The dependencies for sending webhooks. */
export type WebhookConnection = {
  policy: Pick<AddressPolicy, 'findFault'>;
  dispatcher: Dispatcher;
  clock: Pick<Clock, 'nowMs' | 'elapsedMs'>;
};

const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 16_384;
// Statuses after which a retry may succeed.
const TEMPORARY: ReadonlySet<number> = new Set([408, 425, 429]);

/** Sends a webhook if the address policy allows its target. Does not follow redirects. */
export async function sendWebhook(
  { policy, dispatcher, clock }: WebhookConnection,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<SendResult> {
  const startMs = clock.elapsedMs();
  const elapsed = () => Math.round(clock.elapsedMs() - startMs);
  const fault = policy.findFault(address);
  if (fault) return { outcome: 'refused', response: 'The address is blocked.', durationMs: 0 };
  try {
    const received = await request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Rotunda', ...headers },
      body,
      dispatcher,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await readStart(received.body);
    const status = received.statusCode;
    const response = shortenResponse(`${status} ${text}`);
    if (status >= 200 && status < 300) return { outcome: 'accepted', response, status, durationMs: elapsed() };
    const retryAfterMs = readRetryAfter(received.headers['retry-after'], clock.nowMs());
    return {
      outcome: status >= 500 || TEMPORARY.has(status) ? 'failed' : 'refused',
      response,
      status,
      durationMs: elapsed(),
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    };
  } catch (error) {
    return { outcome: 'failed', response: describeNetworkError(error), durationMs: elapsed() };
  }
}

/** Reads the start of a response without waiting for the rest, because the status determines the outcome. */
async function readStart(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      chunks.push(Buffer.from(chunk));
      size += chunks.at(-1)?.length ?? 0;
      if (size > MAX_RESPONSE_BYTES) break;
    }
  } catch {
    // A partial response is returned as it is.
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readRetryAfter(header: string | string[] | undefined, nowMs: number): number | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(seconds, 0) * 1_000;
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) ? undefined : Math.max(atMs - nowMs, 0);
}
