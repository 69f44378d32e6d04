import type { ServerResponse } from 'node:http';
import type { OperationId } from '@rotunda/api-client/operations';

/** Sets the operation ID on the response. Called first, so that rejections include it, too. */
export function setOperationHeader(response: ServerResponse, operationId: OperationId): void {
  response.setHeader('x-operation-id', operationId);
}

/**
 * Sets on the response how long the service took until its response began, and with which status, undefined if there was no
 * response. After several attempts, the last one counts.
 */
export function reportUpstream(response: ServerResponse, status: number | undefined, durationMs: number): void {
  response.setHeader('server-timing', `upstream;dur=${durationMs.toFixed(1)}`);
  if (status === undefined) response.removeHeader('x-upstream-status');
  else response.setHeader('x-upstream-status', status);
}

/** Returns how long the service took until its response began, in milliseconds, or undefined if none was called. */
export function readUpstreamMs(response: ServerResponse): number | undefined {
  const duration = /^upstream;dur=([\d.]+)$/.exec(String(response.getHeader('server-timing')))?.[1];
  return duration === undefined ? undefined : Number(duration);
}

/** Returns the service's status from a response, or undefined if the service did not respond. */
export function readUpstreamStatus(response: ServerResponse): number | undefined {
  const header = response.getHeader('x-upstream-status');
  return header === undefined ? undefined : Number(header);
}
