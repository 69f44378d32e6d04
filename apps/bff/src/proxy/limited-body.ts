import { Transform, type TransformCallback } from 'node:stream';
import { ProblemError } from '#http/problem.ts';

/** Passes a request body through and fails with `body_too_large` once it is over the limit. Holds no bytes back. */
export class LimitedBody extends Transform {
  readonly #maxSizeBytes: number;
  #sizeBytes = 0;

  constructor(maxSizeBytes: number) {
    super();
    this.#maxSizeBytes = maxSizeBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#sizeBytes += chunk.length;
    if (this.#sizeBytes > this.#maxSizeBytes) done(new ProblemError('body_too_large'));
    else done(null, chunk);
  }
}
