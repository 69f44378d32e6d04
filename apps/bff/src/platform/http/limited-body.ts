import type { IncomingMessage } from 'node:http';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { ProblemError } from '#domain/problem.ts';
import { hasBody } from './has-body.ts';

/** The maximum size and minimum rate of a request body. */
export type BodyLimits = {
  maxSizeBytes: number;
  /** At least `minSizeBytes` must arrive in every window. */
  windowMs: number;
  minSizeBytes: number;
  /** The deadline for the whole body. If omitted, there is none. */
  totalTimeoutMs?: number;
};

const DROP_MS = 5_000;

/** The connection was closed before the end of the body. */
export class BodyAbortedError extends Error {
  override readonly name = 'BodyAbortedError';

  constructor() {
    super('the browser disconnected');
  }
}

/**
 * Returns the body of a request as a stream that buffers nothing and fails with a ProblemError once the body is too large or too
 * slow. The request itself stays open, so that an error response can still be sent.
 */
export function limitBody(request: IncomingMessage, limits: BodyLimits): Readable {
  // A request without a body may be destroyed already, like one that was cut off.
  if (!hasBody(request)) return Readable.from([]);
  const body = new LimitedBody(limits);
  const breakOff = () => body.destroy(new BodyAbortedError());
  // The body may be aborted before anyone reads it. A later reader still gets the error.
  body.on('error', () => undefined);
  // A request aborted while the call was queued emits no more events, neither `end` nor `close`.
  if (request.destroyed) return breakOff();
  // Data that has arrived completely but was not read yet is lost with the connection, too.
  request.once('close', () => request.readableEnded || breakOff());
  body.once('close', () => drainBody(request));
  return request.pipe(body);
}

// Browsers read the response only after sending everything, so the rest of an unwanted body is read and discarded for a while
// before the connection is closed.
function drainBody(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), DROP_MS).unref();
  request.once('close', () => clearTimeout(timer));
  request.resume();
}

class LimitedBody extends Transform {
  readonly #limits: BodyLimits;
  readonly #pace: NodeJS.Timeout;
  readonly #deadline: NodeJS.Timeout | undefined;
  #sizeBytes = 0;
  #windowStartBytes = 0;

  constructor(limits: BodyLimits) {
    super();
    this.#limits = limits;
    const { windowMs, totalTimeoutMs } = limits;
    this.#pace = setInterval(() => this.#checkPace(), windowMs).unref();
    if (totalTimeoutMs !== undefined) this.#deadline = setTimeout(() => this.#refuse(), totalTimeoutMs).unref();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#sizeBytes += chunk.length;
    if (this.#sizeBytes > this.#limits.maxSizeBytes) done(new ProblemError('body_too_large'));
    else done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.#stopTimers();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#stopTimers();
    done(error);
  }

  #checkPace(): void {
    const isTooSlow = this.#sizeBytes - this.#windowStartBytes < this.#limits.minSizeBytes;
    this.#windowStartBytes = this.#sizeBytes;
    if (isTooSlow) this.#refuse();
  }

  #refuse(): void {
    this.destroy(new ProblemError('bad_request', { status: 408, detail: 'The body was sent too slowly.' }));
  }

  #stopTimers(): void {
    clearInterval(this.#pace);
    clearTimeout(this.#deadline);
  }
}
