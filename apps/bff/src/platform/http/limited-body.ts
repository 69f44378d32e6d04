import type { IncomingMessage } from 'node:http';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { ProblemError } from '#domain/problem.ts';

/** How large a request body may be and how slowly it may come. */
export type BodyLimits = {
  maxSizeBytes: number;
  /** At least `minSizeBytes` have to come in every window. */
  windowMs: number;
  minSizeBytes: number;
  /** All of it has to have come by then; it may take any time without. */
  wholeMs?: number;
};

const DROP_MS = 5_000;

/**
 * The body of a request as a stream that holds no bytes back and fails with a ProblemError once the body is too large
 * or too slow. The request itself stays open, so that the failure can still be answered.
 */
export function limitBody(request: IncomingMessage, limits: BodyLimits): Readable {
  const body = new LimitedBody(limits);
  const breakOff = () => body.destroy(new Error('the browser went away'));
  // It may break off before anybody reads the body; who does then is told.
  body.on('error', () => undefined);
  // A request that broke off while the call waited for its turn says nothing more, neither its end nor that it closed.
  if (request.destroyed) return breakOff();
  // What has arrived whole, but was not read yet, is lost with the connection, too.
  request.once('close', () => request.readableEnded || breakOff());
  body.once('close', () => dropRest(request));
  return request.pipe(body);
}

// Browsers look at the response when they have sent everything, so what is left of a body that nobody wants is read and
// dropped for a while before the connection ends.
function dropRest(request: IncomingMessage): void {
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
    const { windowMs, wholeMs } = limits;
    this.#pace = setInterval(() => this.#checkPace(), windowMs).unref();
    if (wholeMs !== undefined) this.#deadline = setTimeout(() => this.#refuse(), wholeMs).unref();
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
    this.destroy(new ProblemError('bad_request', { status: 408, detail: 'The body came too slowly.' }));
  }

  #stopTimers(): void {
    clearInterval(this.#pace);
    clearTimeout(this.#deadline);
  }
}
