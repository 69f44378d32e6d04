/** How many files an archive may hold, and what they may unpack to in bytes, to be read as a document. */
export const ARCHIVE_LIMITS = { maxFiles: 10_000, maxUnpackedBytes: 200 * 2 ** 20 } as const;

// XML of documents is a tenth to a fiftieth when compressed. What is far less is made to fill memory; a small file may be
// anything.
const MAX_RATIO = 200;
const MAX_SMALL_BYTES = 2 ** 20;

/** Whether a file of an archive unpacks to so much more than its own size that it is made to fill memory. */
export function isArchiveBomb(sizeBytes: number, compressedBytes: number): boolean {
  return sizeBytes > MAX_SMALL_BYTES && sizeBytes > MAX_RATIO * compressedBytes;
}
