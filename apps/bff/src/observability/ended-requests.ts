/** A request whose answer has gone out, or whose browser has gone away. */
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
  /** The headers `X-Operation-Id` and `Server-Timing` of the answer. */
  operationId: unknown;
  serverTiming: unknown;
  receivedBytes: number;
  sentBytes: number;
};

type Reader = (requests: readonly EndedRequest[]) => void;

/**
 * Tells of requests that have ended: of all that did in a turn of the event loop together, after it. One by one, in the middle
 * of everything else that a request takes, telling of them took a twentieth of the processor time of a read.
 */
export class EndedRequests {
  readonly #readers: readonly Reader[];
  #requests: EndedRequest[] = [];

  constructor(...readers: readonly Reader[]) {
    this.#readers = readers;
  }

  add(request: EndedRequest): void {
    if (this.#requests.push(request) === 1) setImmediate(this.#tell);
  }

  readonly #tell = () => {
    const requests = this.#requests;
    this.#requests = [];
    for (const read of this.#readers) read(requests);
  };
}
