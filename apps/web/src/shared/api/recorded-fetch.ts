import { type MonitoredRequest, monitoredFetch } from '#lib/monitored-fetch.ts';
import { recordCall, recordCallOutcome } from './call-log.ts';
import { getCurrentCallPage } from './call-page.ts';
import { recordResponse } from './record-response.ts';

/** Fetches, and records the request and its outcome in the call log. `routeId` is the ID of a BFF route. */
export async function fetchRecorded(
  input: RequestInfo | URL,
  init?: MonitoredRequest,
  routeId?: string,
): Promise<Response> {
  const startedAtMs = Date.now();
  const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
  const callId = recordCall({
    routeId,
    method: init?.method ?? 'GET',
    path: url.pathname + url.search,
    hasBody: init?.body !== undefined && init.body !== null,
    page: getCurrentCallPage(),
    startedAtMs,
  });
  const getDurationMs = () => Date.now() - startedAtMs;
  try {
    const response = await monitoredFetch(input, init);
    const { headers, status } = response;
    recordCallOutcome(callId, {
      status,
      durationMs: getDurationMs(),
      operationId: headers.get('x-operation-id') ?? undefined,
      upstreamStatus: toNumber(headers.get('x-upstream-status')),
      upstreamMs: toNumber(/upstream;dur=([\d.]+)/.exec(headers.get('server-timing') ?? '')?.[1]),
      requestId: headers.get('x-request-id') ?? undefined,
    });
    return recordResponse(callId, response);
  } catch (error) {
    recordCallOutcome(callId, {
      durationMs: getDurationMs(),
      failure: init?.signal?.aborted ? 'stopped' : 'no response',
    });
    throw error;
  }
}

function toNumber(text: string | null | undefined): number | undefined {
  return text === null || text === undefined || text === '' ? undefined : Number(text);
}
