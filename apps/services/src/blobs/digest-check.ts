import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { BlobIntegrityError } from './blob-integrity-error.ts';

/** Throws BlobIntegrityError if the bytes do not have this SHA-256. */
export function checkDigest(bytes: Uint8Array, sha256: string): void {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new BlobIntegrityError('damaged', sha256);
}

/**
 * Passes content through and fails with BlobIntegrityError if its digest does not match. Holds back one chunk until then, so that
 * damaged content never looks complete to the reader.
 */
export class DigestCheck extends Transform {
  readonly #hash = createHash('sha256');
  readonly #sha256: string;
  #held: Buffer | undefined;

  constructor(sha256: string) {
    super();
    this.#sha256 = sha256;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    const ready = this.#held;
    this.#held = chunk;
    done(null, ready);
  }

  override _flush(done: TransformCallback): void {
    if (this.#hash.digest('hex') === this.#sha256) done(null, this.#held);
    else done(new BlobIntegrityError('damaged', this.#sha256));
  }
}
