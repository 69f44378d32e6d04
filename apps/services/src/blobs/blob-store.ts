import type { Readable } from 'node:stream';

/** A durable blob, named by the hash of its content. Equal contents are stored once. */
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
   * Streams `source` to disk; resolves when the bytes are durable under their name. Rejects and leaves nothing when the
   * source fails or exceeds `maxSizeBytes`.
   */
  put(source: Readable, options?: { maxSizeBytes?: number }): Promise<StoredBlob>;
  /** Bytes of a blob, `end` inclusive. Throws when there is no such blob. */
  read(sha256: string, range?: { start: number; end: number }): Readable;
  /** All bytes of a blob that is small. Throws when there is no such blob. */
  readAtOnce(sha256: string): Uint8Array;
};
