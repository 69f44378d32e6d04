import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { StoredBlob } from './blob-store.ts';

/** Computes three digests and the length of a byte sequence incrementally. */
export class Digests {
  readonly #hashes = { sha256: createHash('sha256'), sha1: createHash('sha1'), md5: createHash('md5') };
  #sizeBytes = 0;

  /** Number of bytes so far. */
  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Adds bytes to the digests. */
  update(bytes: Uint8Array): void {
    this.#sizeBytes += bytes.length;
    for (const hash of Object.values(this.#hashes)) hash.update(bytes);
  }

  /** Finalises the digests. No more bytes can be added. */
  result(): StoredBlob {
    return {
      sha256: this.#hashes.sha256.digest('hex'),
      sha1: this.#hashes.sha1.digest('hex'),
      md5: this.#hashes.md5.digest('hex'),
      sizeBytes: this.#sizeBytes,
    };
  }
}

/** The content exceeds the maximum size. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
}

/** Passes bytes through and adds them to the digests. Fails with BlobTooLargeError if they exceed the maximum size. */
export class DigestStream extends Transform {
  readonly #digests: Digests;
  readonly #maxSizeBytes: number;

  constructor(digests: Digests, maxSizeBytes: number) {
    super();
    this.#digests = digests;
    this.#maxSizeBytes = maxSizeBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#digests.sizeBytes + chunk.length > this.#maxSizeBytes) {
      done(new BlobTooLargeError(`content is larger than ${this.#maxSizeBytes} bytes`));
      return;
    }
    this.#digests.update(chunk);
    done(null, chunk);
  }
}
