import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { ProblemError } from '#domain/problem.ts';
import { type CallFailure, isOutage, toTransportFailure } from './call-failure.ts';
import type { Permit } from './circuit-breaker.ts';
import type { ResponseHandler } from './upstream-call.ts';

/** A response of any status, read to its end. */
export type BufferedResponse = { status: number; headers: IncomingHttpHeaders; body: string };

type Failed = { kind: 'failed'; failure: CallFailure };

const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

/** Reads a response to its end. One that is too large is a failure, and so is one that breaks off. */
export class BufferedResponseHandler<Outcome> implements ResponseHandler<Outcome | Failed> {
  readonly outcome: Promise<Outcome | Failed>;
  readonly #outcome = Promise.withResolvers<Outcome | Failed>();
  readonly #permit: Pick<Permit, 'record'>;
  readonly #toOutcome: (response: BufferedResponse) => Outcome;
  readonly #chunks: Buffer[] = [];
  #isConnected = false;
  #sizeBytes = 0;
  #status = 0;
  #headers: IncomingHttpHeaders = {};

  /** `permit` is told whether the service is down, as soon as that is known; `toOutcome` says what a response means. */
  constructor(permit: Pick<Permit, 'record'>, toOutcome: (response: BufferedResponse) => Outcome) {
    this.#permit = permit;
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
    this.#permit.record(isOutage({ fault: 'response', status }));
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
    // A service that refuses a body often closes the connection under it; what it said before counts.
    if (this.#status >= 400 && !(error instanceof ProblemError)) {
      this.onResponseEnd();
      return;
    }
    const failure = toTransportFailure(error, this.#isConnected);
    this.#permit.record(isOutage(failure));
    this.#outcome.resolve({ kind: 'failed', failure });
  }
}
