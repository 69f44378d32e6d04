import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

/** Passes everything on to a handler, and reports once when the response begins or fails: its status, if there is one, and the time. */
export class MeasuredHandler implements Dispatcher.DispatchHandler {
  readonly #handler: Dispatcher.DispatchHandler;
  readonly #onResponse: (status: number | undefined, durationMs: number) => void;
  readonly #startedAtMs = performance.now();
  #isReported = false;

  constructor(
    handler: Dispatcher.DispatchHandler,
    onResponse: (status: number | undefined, durationMs: number) => void,
  ) {
    this.#handler = handler;
    this.#onResponse = onResponse;
  }

  onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void {
    this.#handler.onRequestStart?.(controller, context);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    statusMessage?: string,
  ): void {
    if (status >= 200) this.#report(status);
    this.#handler.onResponseStart?.(controller, status, headers, statusMessage);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#handler.onResponseData?.(controller, chunk);
  }

  onResponseEnd(controller: Dispatcher.DispatchController, trailers: IncomingHttpHeaders): void {
    this.#handler.onResponseEnd?.(controller, trailers);
  }

  onResponseError(controller: Dispatcher.DispatchController, error: Error): void {
    this.#report(undefined);
    this.#handler.onResponseError?.(controller, error);
  }

  #report(status: number | undefined): void {
    if (this.#isReported) return;
    this.#isReported = true;
    this.#onResponse(status, performance.now() - this.#startedAtMs);
  }
}
