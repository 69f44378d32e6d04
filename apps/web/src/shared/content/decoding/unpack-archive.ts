import { ARCHIVE_LIMITS, isArchiveBomb } from '@rotunda/document-formats/archive-limits';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { unzipSync } from 'fflate';

/**
 * Unpacks the files of a ZIP archive, by name. Throws if the bytes are invalid. Throws LimitError, before unpacking, if the
 * declared unpacked size exceeds a reasonable document size or is far larger than the archive.
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
