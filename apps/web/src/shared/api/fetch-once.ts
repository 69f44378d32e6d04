import { randomId } from '#lib/random-id.ts';
import { confirmIdentityFor } from '#shared/session/identity-check.ts';
import { recordedFetch } from './recorded-fetch.ts';

const FORGET_MS = 5 * 60_000; // By then people ask again because they want it again.
const IN_PROGRESS = 409;

/** Keys of requests whose answer never came, by what they asked for. */
const unconfirmed = new Map<string, { key: string; untilMs: number }>();

/** Requests that are on their way, by what they ask for. */
const inProgress = new Map<string, Promise<Response>>();

/**
 * Fetches; what changes something carries an `Idempotency-Key`, by which the BFF has it done once. When no answer came,
 * or only a part of one, the same request made again within five minutes carries the same key, and is answered as the
 * first one was; while that is on its way, it is not made again, but waits for the same answer. Content that is uploaded has
 * no key: its address names it. What is refused until the person confirms who they are waits for that and is made again.
 */
export async function fetchOnce(input: RequestInfo | URL, init?: RequestInit, routeId?: string): Promise<Response> {
  const response = await fetchUnconfirmed(input, init, routeId);
  const isConfirmed = await confirmIdentityFor(response, init?.signal);
  return isConfirmed ? fetchUnconfirmed(input, init, routeId) : response;
}

async function fetchUnconfirmed(input: RequestInfo | URL, init?: RequestInit, routeId?: string): Promise<Response> {
  const intent = toIntent(input, init);
  if (intent === undefined) return recordedFetch(input, init, routeId);
  // What somebody may stop waiting for is theirs alone.
  if (init?.signal) return fetchNamed(intent, input, init, routeId);
  const sent =
    inProgress.get(intent) ?? fetchNamed(intent, input, init, routeId).finally(() => inProgress.delete(intent));
  inProgress.set(intent, sent);
  return (await sent).clone();
}

async function fetchNamed(
  intent: string,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  routeId: string | undefined,
): Promise<Response> {
  const key = keyFor(intent);
  unconfirmed.set(intent, { key, untilMs: Date.now() + FORGET_MS });
  const headers = new Headers(init?.headers);
  headers.set('idempotency-key', key);
  try {
    const response = await recordedFetch(input, { ...init, headers }, routeId);
    // Only a whole answer tells what became of it.
    const body = await response.arrayBuffer();
    if (!isInProgress(response)) unconfirmed.delete(intent);
    const { status, statusText } = response;
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers: response.headers });
  } catch (error) {
    // Who stops waiting and asks again wants it again.
    if (init?.signal?.aborted) unconfirmed.delete(intent);
    throw error;
  }
}

function toIntent(input: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}): string | undefined {
  const isText = body === undefined || body === null || typeof body === 'string';
  return method === 'GET' || !isText ? undefined : `${method} ${String(input)} ${body ?? ''}`;
}

function keyFor(intent: string): string {
  const known = unconfirmed.get(intent);
  return known && known.untilMs > Date.now() ? known.key : randomId();
}

// The BFF rejects a retry of a call in progress, with Retry-After.
function isInProgress({ status, headers }: Response): boolean {
  return status === IN_PROGRESS && headers.has('retry-after') && !headers.has('x-upstream-status');
}
