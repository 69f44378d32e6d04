import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { ProblemError } from '#domain/problem.ts';
import { type CallFailure, toTransportFailure } from './call-failure.ts';
import { isOutage } from './circuit-breaker.ts';
import type { ReportResponse, ResponseHandler } from './upstream-call.ts';

/** A fully read response of any status. */
export type BufferedResponse = { status: number; headers: IncomingHttpHeaders; body: string };

type Failed = { kind: 'failed'; failure: CallFailure };

const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** Reads a response to its end. An oversized or incomplete response is a failure. */
export class BufferedResponseHandler<Outcome> implements ResponseHandler<Outcome | Failed> {
  readonly outcome: Promise<Outcome | Failed>;
  readonly #outcome = Promise.withResolvers<Outcome | Failed>();
  readonly #report: ReportResponse;
  readonly #toOutcome: (response: BufferedResponse) => Outcome;
  readonly #chunks: Buffer[] = [];
  #isConnected = false;
  #sizeBytes = 0;
  #status = 0;
  #headers: IncomingHttpHeaders = {};

  /** `toOutcome` converts a response to an outcome. */
  constructor(report: ReportResponse, toOutcome: (response: BufferedResponse) => Outcome) {
    this.#report = report;
    this.#toOutcome = toOutcome;
    this.outcome = this.#outcome.promise;
  }

  onRequestStart(): void {
    this.#isConnected = true;
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    this.#report(status, isOutage({ fault: 'response', status }));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#sizeBytes += chunk.length;
    if (this.#sizeBytes <= MAX_RESPONSE_BYTES) this.#chunks.push(chunk);
    else controller.abort(new ProblemError('upstream_invalid', { detail: 'The response is too large.' }));
  }

  onResponseEnd(): void {
    const body = Buffer.concat(this.#chunks).toString('utf8');
    this.#outcome.resolve(this.#toOutcome({ status: this.#status, headers: this.#headers, body }));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    // A service that rejects a body often closes the connection while it is being sent. The response received before counts.
    if (this.#status >= 400 && !(error instanceof ProblemError)) {
      this.onResponseEnd();
      return;
    }
    const failure = toTransportFailure(error, this.#isConnected);
    this.#report(undefined, isOutage(failure));
    this.#outcome.resolve({ kind: 'failed', failure });
  }
}
