/** A file in an archive. */
export type ArchiveMember = {
  /** Its path in the archive. */
  name: string;
  sizeBytes: number;
  /** CRC-32 of its content in hexadecimal; undefined where the archive says none. */
  crc32: string | undefined;
  isEncrypted: boolean;
};

/** More levels of archives in archives are made to hold a reader up. */
export const MAX_ARCHIVE_LEVELS = 4;

/** The part of a path after its last slash. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
