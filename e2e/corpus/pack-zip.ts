import { strToU8, zipSync } from 'fflate';
import type { FileBytes } from './corpus-file.ts';

/** Packs a ZIP archive of files by path. */
export function packZip(files: Readonly<Record<string, FileBytes>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]);
  return new Uint8Array(zipSync(Object.fromEntries(bytes)));
}
