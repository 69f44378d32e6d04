import { unzipSync } from 'fflate';

const MAX_UNPACKED_BYTES = 200 * 2 ** 20;

/**
 * Throws for an archive that says that it unpacks to more than a document reasonably holds. The limit of the thread
 * counts objects only, not the bytes that libraries unpack.
 */
export function refuseHugeArchive(bytes: Uint8Array): void {
  readArchive(bytes, () => false);
}

/** The files of a ZIP archive whose names are wanted, unpacked, by name. Throws for a huge one. */
export function readArchive(bytes: Uint8Array, isWanted: (name: string) => boolean): ReadonlyMap<string, Uint8Array> {
  let unpackedBytes = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpackedBytes += originalSize;
      if (unpackedBytes > MAX_UNPACKED_BYTES) throw new Error('the archive unpacks to too much');
      return isWanted(name);
    },
  });
  return new Map(Object.entries(files));
}
