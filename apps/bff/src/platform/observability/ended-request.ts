/** A request whose response has been sent, or whose browser has gone away. */
export type EndedRequest = {
  requestId: string;
  traceId: string;
  method: string;
  /** Without its query. */
  path: string;
  status: number;
  /** Whether the browser went away before the end. */
  isAborted: boolean;
  durationMs: number;
  /** The headers `X-Operation-Id` and `Server-Timing` of the response. */
  operationId: unknown;
  serverTiming: unknown;
  receivedBytes: number;
  sentBytes: number;
};
