import { typeName } from '#shared/content/type-name.ts';
import { toCsv } from '#shared/to-csv.ts';
import type { StoredFile } from './file.ts';
import { openTo, ownerName } from './file-columns.tsx';

/** Files as comma-separated values, with whom they are open to. */
export function toFilesCsv(files: readonly StoredFile[]): string {
  return toCsv(
    [
      { header: 'Name', value: ({ name }) => name },
      { header: 'ID', value: ({ id }) => id },
      { header: 'Type', value: ({ mimeType }) => typeName(mimeType) },
      { header: 'Owner', value: ownerName },
      { header: 'Modified', value: ({ modifiedTime }) => modifiedTime },
      { header: 'Size in bytes', value: ({ size }) => size },
      { header: 'Shared', value: ({ shared }) => (shared === undefined ? undefined : String(shared)) },
      { header: 'Open to', value: openTo },
    ],
    files,
  );
}
