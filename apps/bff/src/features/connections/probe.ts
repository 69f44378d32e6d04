const TIMEOUT_MS = 10_000;

/**
 * Sends one request for a check. Does not follow redirects. Both the request and reading the body reject if the response is not
 * complete within ten seconds.
 */
export function probe(url: string | URL, init: Pick<RequestInit, 'method' | 'headers'> = {}): Promise<Response> {
  return fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
}
