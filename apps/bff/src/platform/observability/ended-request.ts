/** A request whose response has been sent, or whose browser has disconnected. */
export type EndedRequest = {
  requestId: string;
  traceId: string;
  method: string;
  /** The path without its query. */
  path: string;
  /** Undefined if the browser disconnected before any of the response was sent. */
  status: number | undefined;
  /** Whether the browser disconnected before the end. */
  isAborted: boolean;
  durationMs: number;
  /** The service operation that the request called. Undefined if none. */
  operationId: string | undefined;
  /** The operation of a service, or the area of the console. Never contains request data. */
  operation: string;
  /** The hash of the session's user. Undefined without a session. */
  userHash: string | undefined;
  /** The status and duration of the last service response. Undefined if there was none. */
  upstreamStatus: number | undefined;
  upstreamMs: number | undefined;
  receivedBytes: number;
  sentBytes: number;
};
