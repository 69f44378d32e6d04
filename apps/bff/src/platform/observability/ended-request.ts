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
  /** The header `X-Operation-Id` of the response. */
  operationId: unknown;
  /** Whose session it was of; absent without one. */
  userId: string | undefined;
  /** The status and the time of the service that responded last, from the response; absent without one. */
  upstreamStatus: number | undefined;
  upstreamMs: number | undefined;
  receivedBytes: number;
  sentBytes: number;
};
