import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { StoredBlob } from './blob-store.ts';

/** The three digests and the length of bytes, taken piece by piece. */
export class Digests {
  readonly #hashes = { sha256: createHash('sha256'), sha1: createHash('sha1'), md5: createHash('md5') };
  #sizeBytes = 0;

  /** How many bytes there were so far. */
  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Takes in more bytes. */
  update(bytes: Uint8Array): void {
    this.#sizeBytes += bytes.length;
    for (const hash of Object.values(this.#hashes)) hash.update(bytes);
  }

  /** Ends the digests; no more bytes can be added. */
  result(): StoredBlob {
    return {
      sha256: this.#hashes.sha256.digest('hex'),
      sha1: this.#hashes.sha1.digest('hex'),
      md5: this.#hashes.md5.digest('hex'),
      sizeBytes: this.#sizeBytes,
    };
  }
}

/** The content is longer than the store was told to take. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
}

/** Passes bytes through, adds them to digests, and fails with BlobTooLargeError when they are more than allowed. */
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
