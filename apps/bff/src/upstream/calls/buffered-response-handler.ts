import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { ProblemError } from '#domain/problem.ts';
import { type CallFailure, isOutage } from '#upstream/proxy/call-failure.ts';
import type { Permit } from '#upstream/proxy/circuit-breaker.ts';
import { toTransportFailure } from '#upstream/proxy/transport-failure.ts';

/** How a call ended whose answer is read whole: with a response of any status, or with none. */
export type BufferedOutcome =
  | { kind: 'read'; status: number; headers: IncomingHttpHeaders; body: string }
  | { kind: 'failed'; failure: CallFailure };

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** Reads a response to its end. One that is too large is a failure, and so is one that breaks off. */
export class BufferedResponseHandler implements Dispatcher.DispatchHandler {
  readonly outcome: Promise<BufferedOutcome>;
  readonly #outcome = Promise.withResolvers<BufferedOutcome>();
  readonly #permit: Pick<Permit, 'record'>;
  readonly #chunks: Buffer[] = [];
  #isConnected = false;
  #sizeBytes = 0;
  #status = 0;
  #headers: IncomingHttpHeaders = {};

  /** `permit` is told whether the service is down, as soon as that is known. */
  constructor(permit: Pick<Permit, 'record'>) {
    this.#permit = permit;
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
    if (this.#sizeBytes <= MAX_ANSWER_BYTES) this.#chunks.push(chunk);
    else controller.abort(new ProblemError('upstream_invalid', { detail: 'The response is too large.' }));
  }

  onResponseEnd(): void {
    const [status, headers] = [this.#status, this.#headers];
    this.#outcome.resolve({ kind: 'read', status, headers, body: Buffer.concat(this.#chunks).toString('utf8') });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    // A service that refuses a body often closes the connection under it; what it said before counts.
    if (this.#status >= 400 && !(error instanceof ProblemError)) {
      this.onResponseEnd();
      return;
    }
    const failure: CallFailure = toTransportFailure(error, this.#isConnected);
    this.#permit.record(isOutage(failure));
    this.#outcome.resolve({ kind: 'failed', failure });
  }
}
