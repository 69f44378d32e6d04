import { toBrowserPath } from './base-path.ts';
import { consoleConnection } from './console-connection.ts';

const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Fetches, and notes whether the console's server responds. A read that still waits when the server is found to be unreachable
 * fails as one without a response, so that it is repeated when the server is back. A request that was `sent` before is not sent
 * again, unless it got no response.
 */
export async function monitoredFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
  sent?: Promise<Response | undefined>,
): Promise<Response> {
  const lost = new AbortController();
  const end = consoleConnection.expectResponse();
  const isRead = (init?.method ?? 'GET') === 'GET';
  const forget = isRead ? consoleConnection.onLost(() => lost.abort(new TypeError('no response'))) : end;
  const signal = AbortSignal.any([lost.signal, ...(init?.signal ? [init.signal] : [])]);
  try {
    // Looked up at each call, so that tests can put another one in its place.
    const response =
      (await sent) ?? (await fetch(typeof input === 'string' ? toBrowserPath(input) : input, { ...init, signal }));
    if (isOfGateway(response)) void consoleConnection.check();
    else consoleConnection.noteResponse();
    return response;
  } catch (error) {
    if (!signal.aborted) void consoleConnection.check();
    throw error;
  } finally {
    end();
    forget();
  }
}

// The console's own errors are JSON.
function isOfGateway({ status, headers }: Response): boolean {
  return GATEWAY_STATUSES.has(status) && !/json/.test(headers.get('content-type') ?? '');
}
