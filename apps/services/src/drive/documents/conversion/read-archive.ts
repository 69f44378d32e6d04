import { unzipSync, zipSync } from 'fflate';

/** What the files of an archive may unpack to, unless the caller has less use for them. */
const MAX_UNPACKED_BYTES = 200 * 2 ** 20;

/**
 * The same archive without compression, for libraries that unpack as much as comes, whatever the archive says: nothing is
 * larger than it says in this one. Throws for a huge one. The limit of the thread counts objects only, not their bytes.
 */
export function toPlainArchive(bytes: Uint8Array, maxUnpackedBytes?: number, rewrite: Rewrite = asIs): Uint8Array {
  return zipSync(Object.fromEntries(rewrite(readArchive(bytes, () => true, maxUnpackedBytes))), { level: 0 });
}

/** Makes other files of those of an archive, by name. */
type Rewrite = (files: ReadonlyMap<string, Uint8Array>) => ReadonlyMap<string, Uint8Array>;
const asIs: Rewrite = (files) => files;

/**
 * The files of a ZIP archive whose names are wanted, unpacked as far as the archive says, by name. Throws for one that
 * says that it unpacks to more than a document reasonably holds.
 */
export function readArchive(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxUnpackedBytes = MAX_UNPACKED_BYTES,
): ReadonlyMap<string, Uint8Array> {
  let unpackedBytes = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpackedBytes += originalSize;
      if (unpackedBytes > maxUnpackedBytes) throw new Error('the archive unpacks to too much');
      return isWanted(name);
    },
  });
  return new Map(Object.entries(files));
}
