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
  /** The operation of a service that it called; absent without one. */
  operationId: string | undefined;
  /** What it was for, in words that no request chooses: an operation of a service, or an area of the console. */
  operation: string;
  /** A hash of whose session it was of; absent without one. */
  userHash: string | undefined;
  /** The status and the time of the service that responded last, from the response; absent without one. */
  upstreamStatus: number | undefined;
  upstreamMs: number | undefined;
  receivedBytes: number;
  sentBytes: number;
};
