const TIMEOUT_MS = 10_000;

/**
 * Sends one request of a check. Redirects are not followed. Rejects, as reading the body does, when the response is not
 * complete within ten seconds.
 */
export function probe(url: string | URL, init: Pick<RequestInit, 'method' | 'headers'> = {}): Promise<Response> {
  return fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
}
