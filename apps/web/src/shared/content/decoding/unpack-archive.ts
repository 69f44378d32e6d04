import { LimitError } from '@rotunda/document-formats/limit-error';
import { unzipSync } from 'fflate';

const MAX_FILES = 10_000;
const MAX_UNPACKED_BYTES = 200 * 2 ** 20;
// XML of documents is a tenth to a fiftieth when compressed. What is far less is made to fill memory; a small file may be anything.
const MAX_RATIO = 200;
const MAX_SMALL_BYTES = 2 ** 20;

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
      const isBomb = originalSize > MAX_SMALL_BYTES && originalSize > MAX_RATIO * size;
      if (isBomb || files > MAX_FILES || unpackedBytes > MAX_UNPACKED_BYTES) {
        throw new LimitError('The file unpacks to too much.');
      }
      return false;
    },
  });
}
