/** Maximum number of files in an archive, and their maximum total decompressed size in bytes, to read it as a document. */
export const ARCHIVE_LIMITS = { maxFiles: 10_000, maxUnpackedBytes: 200 * 2 ** 20 } as const;

// Document XML compresses to between a tenth and a fiftieth. A much higher ratio indicates a ZIP bomb; small files may have any
// ratio.
const MAX_RATIO = 200;
const MAX_SMALL_BYTES = 2 ** 20;

/** Whether the compression ratio of an archive's file indicates a ZIP bomb. */
export function isArchiveBomb(sizeBytes: number, compressedBytes: number): boolean {
  return sizeBytes > MAX_SMALL_BYTES && sizeBytes > MAX_RATIO * compressedBytes;
}
