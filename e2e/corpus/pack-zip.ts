import { strToU8, zipSync } from 'fflate';
import type { FileBytes } from './corpus-file.ts';

/** A ZIP archive of these files, by their paths. */
export function packZip(files: Readonly<Record<string, FileBytes>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]);
  return new Uint8Array(zipSync(Object.fromEntries(bytes)));
}
