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
  /**
   * Opens a blob, or one range of it (`end` inclusive). Whole content is compared with its digest while it passes: its last
   * bytes come only when it is what was stored. Rejects with BlobFaultError when there is no such blob, when its length
   * is another one, and when content of up to 1 MiB is damaged; the stream of more fails with it.
   */
  open(blob: Pick<StoredBlob, 'sha256' | 'sizeBytes'>, range?: { start: number; end: number }): Promise<Readable>;
  /** All bytes of a blob that is small. Throws BlobFaultError when there is no such blob or it is damaged. */
  readAtOnce(sha256: string): Uint8Array;
};
