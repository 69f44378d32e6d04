import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { errors } from 'undici';
import { ProblemError } from '#http/problem.ts';
import { reportUpstream } from './call-headers.ts';
import { toBrowserHeaders } from './headers.ts';
import { isAboutCredential, toUpstreamProblem } from './upstream-problem.ts';

const MAX_ERROR_BODY_BYTES = 64 * 1024;
const STATUS_RESUME_INCOMPLETE = 308;

/** How a relayed exchange ended. */
export type RelayOutcome =
  /** The answer went to the browser, or the browser went away. */
  | { kind: 'sent' }
  /** Nothing has been written to the browser; this is what it has to be told. */
  | { kind: 'problem'; problem: ProblemError }
  /** The service did not accept the credential; nothing has been written. */
  | { kind: 'unauthenticated' };

/** An answer of a service that is not a success. */
type Failure = {
  status: number;
  retryAfter: string | undefined;
  /** What `WWW-Authenticate` said. */
  challenge: string | undefined;
  chunks: Buffer[];
  sizeBytes: number;
};

/**
 * Sends an upstream answer to the browser as it arrives, as fast as the browser reads. Errors of the service are held
 * back and become problems. A break in the middle destroys the connection, so that a cut answer never looks complete.
 */
export class Relay implements Dispatcher.DispatchHandler {
  readonly outcome: Promise<RelayOutcome>;
  readonly #response: ServerResponse;
  readonly #isDownload: boolean;
  readonly #startedAtMs = performance.now();
  #resolve: (outcome: RelayOutcome) => void = () => undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #failed: Failure | undefined;

  /** With `isDownload` the browser saves the answer, whatever it is. */
  constructor(response: ServerResponse, isDownload: boolean) {
    this.#response = response;
    this.#isDownload = isDownload;
    this.outcome = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#response.destroyed) controller.abort(new Error('the browser went away'));
    this.#response.on('close', this.#onClose);
    this.#response.on('drain', this.#onDrain);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#report(status);
    const isUnknown = status >= 300 && status < 400 && status !== 304 && status !== STATUS_RESUME_INCOMPLETE;
    if (status >= 400 || isUnknown) {
      const { 'retry-after': retryAfter, 'www-authenticate': challenge } = headers;
      this.#failed = { status, retryAfter, challenge, chunks: [], sizeBytes: 0 };
      return;
    }
    this.#response.writeHead(status, toBrowserHeaders(headers, this.#isDownload));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#failed) {
      if (this.#failed.sizeBytes < MAX_ERROR_BODY_BYTES) this.#failed.chunks.push(chunk);
      this.#failed.sizeBytes += chunk.length;
      return;
    }
    if (!this.#response.write(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    this.#detach();
    if (!this.#failed) {
      this.#response.end();
      this.#resolve({ kind: 'sent' });
      return;
    }
    this.#resolve(toOutcome(this.#failed));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#detach();
    if (this.#response.headersSent || this.#response.destroyed) {
      this.#response.destroy();
      this.#resolve({ kind: 'sent' });
      return;
    }
    if (!this.#failed) this.#report(undefined);
    // A service that refuses a body often closes the connection under it; what it said before counts.
    this.#resolve(this.#failed ? toOutcome(this.#failed) : { kind: 'problem', problem: toTransportProblem(error) });
  }

  readonly #onClose = () => {
    if (!this.#response.writableFinished) this.#controller?.abort(new Error('the browser went away'));
  };
  readonly #onDrain = () => this.#controller?.resume();

  #report(status: number | undefined): void {
    reportUpstream(this.#response, status, performance.now() - this.#startedAtMs);
  }

  #detach(): void {
    this.#response.off('close', this.#onClose);
    this.#response.off('drain', this.#onDrain);
  }
}

function toOutcome({ status, retryAfter, challenge, chunks }: Failure): RelayOutcome {
  const body = Buffer.concat(chunks).toString('utf8');
  if (status === 401 && isAboutCredential(challenge, body)) return { kind: 'unauthenticated' };
  if (status < 400) return { kind: 'problem', problem: unexpectedRedirect() };
  return { kind: 'problem', problem: toUpstreamProblem(status, body, retryAfter) };
}

function toTransportProblem(error: Error): ProblemError {
  if (error instanceof ProblemError) return error;
  const isTimeout =
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    error instanceof errors.ConnectTimeoutError;
  return new ProblemError(isTimeout ? 'upstream_timeout' : 'upstream_unreachable', { cause: error });
}

function unexpectedRedirect(): ProblemError {
  return new ProblemError('upstream_invalid', {
    detail: 'The service answered with a redirect, which is never followed.',
  });
}
