import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { ProblemError } from '#domain/problem.ts';
import { reportUpstream } from '#platform/http/call-headers.ts';
import { type AttachmentOptions, getMaxResponseBytes, toBrowserHeaders } from './browser-response.ts';
import { ClientDisconnectedError, toTransportFailure } from './call-failure.ts';
import { isOutage } from './circuit-breaker.ts';
import type { ResponseRecorder } from './response-recorder.ts';
import type { Attempt, ResponseHandler } from './upstream-call.ts';
import { toUpstreamError, type UpstreamError, type UpstreamRedirect } from './upstream-error.ts';

const MAX_ERROR_BODY_BYTES = 64 * 1024;
const STATUS_RESUME_INCOMPLETE = 308;

/** The outcome of a streamed response. */
export type StreamingOutcome =
  /** The response was sent to the browser, or the browser disconnected. */
  | { kind: 'sent' }
  /** Nothing has been written to the browser. */
  | UpstreamError;

/** The streamed call, and its options. */
type StreamingOptions = Attempt & {
  /** Set if the browser should save the response, whatever its type. */
  saveAs: AttachmentOptions | undefined;
  /** Records the response. The exchange then continues if the browser disconnects. */
  record?: ResponseRecorder | undefined;
  /** Records the part of the response that is sent to the browser. */
  copy?: ResponseRecorder | undefined;
  /** Called with the number of body bytes sent to the browser. */
  onSent?: ((bytes: number) => void) | undefined;
};

/** An unsuccessful response while it is being received. */
type BufferedError = { status: number; headers: IncomingHttpHeaders; chunks: Buffer[]; sizeBytes: number };

/**
 * Streams an upstream response to the browser with backpressure. Error responses are buffered and converted to problems. A break
 * in the middle destroys the connection, so that a partial response never appears complete.
 */
export class StreamingResponseHandler implements ResponseHandler<StreamingOutcome | UpstreamRedirect> {
  readonly outcome: Promise<StreamingOutcome | UpstreamRedirect>;
  readonly #response: ServerResponse;
  readonly #options: StreamingOptions;
  readonly #startedAtMs = performance.now();
  readonly #outcome = Promise.withResolvers<StreamingOutcome | UpstreamRedirect>();
  #controller: Dispatcher.DispatchController | undefined;
  #refusal: BufferedError | undefined;
  #remainingBytes = Infinity;
  #stallTimer: NodeJS.Timeout | undefined;

  constructor(response: ServerResponse, options: StreamingOptions) {
    this.#response = response;
    this.#options = options;
    this.outcome = this.#outcome.promise;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#response.destroyed && !this.#options.record) controller.abort(new ClientDisconnectedError());
    this.#response.on('close', this.#onClose);
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#showUpstream(status);
    this.#options.report(status, isOutage({ fault: 'response', status }));
    if (status >= 400 || this.#isRedirect(status)) {
      this.#refusal = { status, headers, chunks: [], sizeBytes: 0 };
      return;
    }
    this.#remainingBytes = getMaxResponseBytes(this.#options.call.operation, headers);
    const lengthBytes = Number(headers['content-length'] ?? 0);
    if (lengthBytes > this.#remainingBytes) controller.abort(responseTooLarge());
    else this.#begin(status, toBrowserHeaders(headers, this.#options.saveAs));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#refusal) {
      if (this.#refusal.sizeBytes < MAX_ERROR_BODY_BYTES) this.#refusal.chunks.push(chunk);
      this.#refusal.sizeBytes += chunk.length;
      return;
    }
    this.#remainingBytes -= chunk.length;
    if (this.#remainingBytes < 0) {
      controller.abort(responseTooLarge());
      return;
    }
    this.#options.record?.add(chunk);
    this.#options.copy?.add(chunk);
    if (this.#response.destroyed) return;
    this.#options.onSent?.(chunk.length);
    if (!this.#response.write(chunk)) {
      controller.pause();
      this.#response.once('drain', this.#onDrain);
      this.#stallTimer = setTimeout(this.#onStall, this.#options.stallMs).unref();
    }
  }

  onResponseEnd(): void {
    this.#detach();
    if (this.#refusal) {
      this.#outcome.resolve(toOutcome(this.#refusal));
      return;
    }
    this.#options.record?.end();
    this.#options.copy?.end();
    this.#response.end();
    this.#outcome.resolve({ kind: 'sent' });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#detach();
    if (this.#response.headersSent || this.#response.destroyed) {
      this.#options.report(undefined, undefined);
      this.#response.destroy();
      this.#outcome.resolve({ kind: 'sent' });
      return;
    }
    // A service that rejects a body often closes the connection while it is being sent. The response received before counts.
    if (this.#refusal) {
      this.#outcome.resolve(toOutcome(this.#refusal));
      return;
    }
    const failure = toTransportFailure(error, this.#controller !== undefined);
    if (failure.fault !== 'internal') this.#showUpstream(undefined);
    this.#options.report(undefined, isOutage(failure));
    this.#outcome.resolve({ kind: 'failed', failure });
  }

  readonly #onClose = () => {
    if (this.#options.record) this.#onDrain();
    else if (!this.#response.writableFinished) this.#controller?.abort(new ClientDisconnectedError());
  };
  readonly #onDrain = () => {
    clearTimeout(this.#stallTimer);
    this.#controller?.resume();
  };
  readonly #onStall = () => this.#response.destroy(new Error('the browser stopped reading'));

  #begin(status: number, headers: OutgoingHttpHeaders): void {
    this.#options.record?.begin(status, headers);
    this.#options.copy?.begin(status, headers);
    if (!this.#response.destroyed) this.#response.writeHead(status, headers);
  }

  // For uploaded content, 308 requests the next part.
  #isRedirect(status: number): boolean {
    if (status === STATUS_RESUME_INCOMPLETE) return this.#options.call.operation.method === 'GET';
    return status >= 300 && status < 400 && status !== 304;
  }

  #showUpstream(status: number | undefined): void {
    const durationMs = performance.now() - this.#startedAtMs;
    reportUpstream(this.#response, this.#options.originalStatus ?? status, durationMs);
  }

  #detach(): void {
    clearTimeout(this.#stallTimer);
    this.#response.off('close', this.#onClose);
    this.#response.off('drain', this.#onDrain);
  }
}

function toOutcome({ status, headers, chunks }: BufferedError): UpstreamError | UpstreamRedirect {
  return toUpstreamError({ status, headers, body: Buffer.concat(chunks).toString('utf8') });
}

function responseTooLarge(): ProblemError {
  return new ProblemError('upstream_invalid', { detail: 'The response of the service is too large.' });
}
