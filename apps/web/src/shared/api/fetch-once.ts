import type { MonitoredRequest } from '#lib/monitored-fetch.ts';
import { generateId } from '#lib/random-id.ts';
import { confirmIdentityFor } from '#shared/session/identity-check.ts';
import { fetchRecorded } from './recorded-fetch.ts';

const FORGET_MS = 5 * 60_000; // A request repeated later counts as a new one.
const IN_PROGRESS = 409;

/** The idempotency keys of requests without a response, by intent. */
const unconfirmed = new Map<string, { key: string; untilMs: number }>();

/** The requests in flight, by intent. */
const inProgress = new Map<string, Promise<Response>>();

/**
 * Fetches. Write requests have an `Idempotency-Key`, by which the BFF executes them once. If no response or only a part of it
 * arrived, the same request within five minutes uses the same key and gets the first response. While the first is in flight, the
 * request is not sent again, but waits for the same response. Uploads have no key, because their URL identifies them. Requests
 * rejected until the user reauthenticates wait for that and are then sent again.
 */
export async function fetchOnce(
  input: RequestInfo | URL,
  init?: MonitoredRequest,
  routeId?: string,
): Promise<Response> {
  const response = await fetchUnconfirmed(input, init, routeId);
  const isConfirmed = await confirmIdentityFor(response, init?.signal);
  return isConfirmed ? fetchUnconfirmed(input, init, routeId) : response;
}

async function fetchUnconfirmed(
  input: RequestInfo | URL,
  init?: MonitoredRequest,
  routeId?: string,
): Promise<Response> {
  const intent = toIntent(input, init);
  if (intent === undefined) return fetchRecorded(input, init, routeId);
  // A request with an abort signal is not shared.
  if (init?.signal) return fetchNamed(intent, input, init, routeId);
  const sent =
    inProgress.get(intent) ?? fetchNamed(intent, input, init, routeId).finally(() => inProgress.delete(intent));
  inProgress.set(intent, sent);
  return (await sent).clone();
}

async function fetchNamed(
  intent: string,
  input: RequestInfo | URL,
  init: MonitoredRequest | undefined,
  routeId: string | undefined,
): Promise<Response> {
  const key = getKey(intent);
  unconfirmed.set(intent, { key, untilMs: Date.now() + FORGET_MS });
  const headers = new Headers(init?.headers);
  headers.set('idempotency-key', key);
  try {
    const response = await fetchRecorded(input, { ...init, headers }, routeId);
    // Only a complete response determines the outcome.
    const body = await response.arrayBuffer();
    if (!isInProgress(response)) unconfirmed.delete(intent);
    const { status, statusText } = response;
    return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers: response.headers });
  } catch (error) {
    // A user who cancels and repeats a request intends it as a new one.
    if (init?.signal?.aborted) unconfirmed.delete(intent);
    throw error;
  }
}

function toIntent(input: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}): string | undefined {
  const isText = body === undefined || body === null || typeof body === 'string';
  return method === 'GET' || !isText ? undefined : `${method} ${String(input)} ${body ?? ''}`;
}

function getKey(intent: string): string {
  const known = unconfirmed.get(intent);
  return known && known.untilMs > Date.now() ? known.key : generateId();
}

// The BFF rejects a retry of a call in progress, with Retry-After.
function isInProgress({ status, headers }: Response): boolean {
  return status === IN_PROGRESS && headers.has('retry-after') && !headers.has('x-upstream-status');
}
