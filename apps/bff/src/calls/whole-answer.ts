import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { ProblemError } from '#http/problem.ts';
import { type CallFailure, isOutage } from '#proxy/call-failure.ts';
import type { Admission } from '#proxy/circuit.ts';
import { toTransportFailure } from '#proxy/transport-failure.ts';

/** How a call ended whose answer is read whole: with an answer of any status, or with none. */
export type WholeOutcome =
  | { kind: 'read'; status: number; headers: IncomingHttpHeaders; body: string }
  | { kind: 'failed'; failure: CallFailure };

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** Reads an answer to its end. One that is too large is a failure, and so is one that breaks off. */
export class WholeAnswer implements Dispatcher.DispatchHandler {
  readonly outcome: Promise<WholeOutcome>;
  readonly #outcome = Promise.withResolvers<WholeOutcome>();
  readonly #admission: Pick<Admission, 'judge'>;
  readonly #chunks: Buffer[] = [];
  #isConnected = false;
  #sizeBytes = 0;
  #status = 0;
  #headers: IncomingHttpHeaders = {};

  /** `admission` is told whether the service is down, as soon as that is known. */
  constructor(admission: Pick<Admission, 'judge'>) {
    this.#admission = admission;
    this.outcome = this.#outcome.promise;
  }

  onRequestStart(): void {
    this.#isConnected = true;
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    this.#admission.judge(isOutage({ fault: 'answered', status }));
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
    this.#admission.judge(isOutage(failure));
    this.#outcome.resolve({ kind: 'failed', failure });
  }
}
