import { ARCHIVE_LIMITS, isArchiveBomb } from '@rotunda/document-formats/archive-limits';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { unzipSync } from 'fflate';

/**
 * The files of a ZIP archive, unpacked, by name. Throws for bytes that are none, and LimitError, before anything is unpacked, for one
 * that says that it unpacks to more than a document reasonably holds, or to far more than its own size.
 */
export function unpackArchive(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  requireSmall(bytes);
  return new Map(Object.entries(unzipSync(bytes, { filter: ({ name }) => !name.endsWith('/') })));
}

function requireSmall(bytes: Uint8Array): void {
  let [files, unpackedBytes] = [0, 0];
  unzipSync(bytes, {
    filter: ({ size, originalSize }) => {
      files += 1;
      unpackedBytes += originalSize;
      const isTooMuch = files > ARCHIVE_LIMITS.maxFiles || unpackedBytes > ARCHIVE_LIMITS.maxUnpackedBytes;
      if (isTooMuch || isArchiveBomb(originalSize, size)) {
        throw new LimitError('The file is too large when unpacked.');
      }
      return false;
    },
  });
}
