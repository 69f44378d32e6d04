import { ARCHIVE_LIMITS, isArchiveBomb } from '@rotunda/document-formats/archive-limits';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { formatSize } from '#shared/format/size.ts';

/** Returns the error for an archive with more files than can be shown. */
export function tooManyFiles(): LimitError {
  return new LimitError(`The archive contains more than ${ARCHIVE_LIMITS.maxFiles.toLocaleString('en')} files.`);
}

/** Throws LimitError if content unpacks to more than a tab can hold, or is a decompression bomb. */
export function requireUnpackedSize(unpackedBytes: number, packedBytes: number): void {
  if (unpackedBytes > ARCHIVE_LIMITS.maxUnpackedBytes) {
    throw new LimitError(`The file unpacks to more than ${formatSize(ARCHIVE_LIMITS.maxUnpackedBytes)}.`);
  }
  if (isArchiveBomb(unpackedBytes, packedBytes)) {
    throw new LimitError('The file unpacks to more than 200 times its size.');
  }
}
