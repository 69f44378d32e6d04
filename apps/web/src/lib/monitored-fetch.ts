import { toBrowserPath } from './base-path.ts';
import { consoleConnection } from './console-connection.ts';

const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** How long a screen waits for a response before it says that there is none. */
const LONGEST_WAIT_MS = 20_000;

/** A request. One that is bounded fails when no response has begun in time. */
export type MonitoredRequest = RequestInit & { isBounded?: boolean | undefined };

/**
 * Fetches and records whether the console's server responds. A pending read fails without a response when the server becomes
 * unreachable, and is retried when the server is back. A request that was already `sent` is sent again only if it got no
 * response.
 */
export async function monitoredFetch(
  input: RequestInfo | URL,
  init?: MonitoredRequest,
  sent?: Promise<Response | undefined>,
): Promise<Response> {
  const lost = new AbortController();
  const end = consoleConnection.expectResponse();
  const isRead = (init?.method ?? 'GET') === 'GET';
  const forget = isRead ? consoleConnection.onLost(() => lost.abort(new TypeError('no response'))) : end;
  const late = init?.isBounded ? setTimeout(() => lost.abort(), LONGEST_WAIT_MS) : undefined;
  const signal = AbortSignal.any([lost.signal, ...(init?.signal ? [init.signal] : [])]);
  try {
    // Resolved on each call, so that tests can replace it.
    const response =
      (await sent) ?? (await fetch(typeof input === 'string' ? toBrowserPath(input) : input, { ...init, signal }));
    if (isOfGateway(response)) void consoleConnection.check();
    else consoleConnection.recordResponse();
    return response;
  } catch (error) {
    if (!signal.aborted) void consoleConnection.check();
    throw error;
  } finally {
    clearTimeout(late);
    end();
    forget();
  }
}

// The console's own errors are JSON.
function isOfGateway({ status, headers }: Response): boolean {
  return GATEWAY_STATUSES.has(status) && !/json/.test(headers.get('content-type') ?? '');
}
