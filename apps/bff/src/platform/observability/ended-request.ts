/** A request whose response has been sent, or whose browser has gone away. */
export type EndedRequest = {
  requestId: string;
  traceId: string;
  method: string;
  /** Without its query. */
  path: string;
  /** Absent when the browser went away before any of the response was sent. */
  status: number | undefined;
  /** Whether the browser went away before the end. */
  isAborted: boolean;
  durationMs: number;
  /** The headers `X-Operation-Id` and `Server-Timing` of the response. */
  operationId: unknown;
  serverTiming: unknown;
  receivedBytes: number;
  sentBytes: number;
};
