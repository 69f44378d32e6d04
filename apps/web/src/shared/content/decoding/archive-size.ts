import { ARCHIVE_LIMITS, isArchiveBomb } from '@rotunda/document-formats/archive-limits';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { formatSize } from '#shared/format/size.ts';

/** Says that an archive holds more files than are shown. */
export function tooManyFiles(): LimitError {
  return new LimitError(`The archive holds more than ${ARCHIVE_LIMITS.maxFiles.toLocaleString('en')} files.`);
}

/** Throws LimitError for content that unpacks to more than a tab holds, or that is made to fill memory. */
export function requireModest(unpackedBytes: number, packedBytes: number): void {
  if (unpackedBytes > ARCHIVE_LIMITS.maxUnpackedBytes) {
    throw new LimitError(`The file unpacks to more than ${formatSize(ARCHIVE_LIMITS.maxUnpackedBytes)}.`);
  }
  if (isArchiveBomb(unpackedBytes, packedBytes)) {
    throw new LimitError('The file unpacks to more than 200 times its size.');
  }
}
