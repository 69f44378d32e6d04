import type { Readable } from 'node:stream';

/** A durable blob, named by the hash of its content. Identical contents are stored once. */
export type StoredBlob = {
  /** Lower-case hex; the blob's name. */
  sha256: string;
  md5: string;
  sha1: string;
  sizeBytes: number;
};

/** Content-addressed storage of bytes on disk. */
export type BlobStore = {
  /**
   * Streams `source` to disk. Resolves once the bytes are durable under their name. Rejects and stores nothing if the source
   * fails or exceeds `maxSizeBytes`.
   */
  put(source: Readable, options?: { maxSizeBytes?: number }): Promise<StoredBlob>;
  /**
   * Opens a blob or a range of it (`end` inclusive). Verifies the digest of whole content while streaming and withholds the last
   * bytes until it matches. Rejects with BlobIntegrityError if the blob is missing, its length differs, or content of up to 1 MiB is
   * damaged. The stream of larger damaged content fails with BlobIntegrityError.
   */
  open(blob: Pick<StoredBlob, 'sha256' | 'sizeBytes'>, range?: { start: number; end: number }): Promise<Readable>;
  /** Returns all bytes of a small blob. Throws BlobIntegrityError if the blob is missing or damaged. */
  readAtOnce(sha256: string): Uint8Array;
};
