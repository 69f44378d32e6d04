import type { ServerResponse } from 'node:http';
import type { OperationId } from '@rotunda/api-client/operations';

/** Says on the response which operation it is of. Set first, so that refusals say it too. */
export function nameOperation(response: ServerResponse, operationId: OperationId): void {
  response.setHeader('x-operation-id', operationId);
}

/**
 * Says on the response how long the service took to begin its own, and with which status; undefined when there was none.
 * Of several attempts the last one counts.
 */
export function reportUpstream(response: ServerResponse, status: number | undefined, durationMs: number): void {
  response.setHeader('server-timing', `upstream;dur=${durationMs.toFixed(1)}`);
  if (status === undefined) response.removeHeader('x-upstream-status');
  else response.setHeader('x-upstream-status', status);
}

/** How long a response says the service took to begin its own, in milliseconds; undefined when none was called. */
export function readUpstreamMs(response: ServerResponse): number | undefined {
  const duration = /^upstream;dur=([\d.]+)$/.exec(String(response.getHeader('server-timing')))?.[1];
  return duration === undefined ? undefined : Number(duration);
}

/** The status that a response says the service gave; undefined when there was none. */
export function readUpstreamStatus(response: ServerResponse): number | undefined {
  const header = response.getHeader('x-upstream-status');
  return header === undefined ? undefined : Number(header);
}
