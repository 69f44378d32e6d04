/** A file in an archive. */
export type ArchiveMember = {
  /** The path in the archive. */
  name: string;
  sizeBytes: number;
  /** The CRC-32 of the content in hexadecimal. Undefined if the archive does not contain it. */
  crc32: string | undefined;
  isEncrypted: boolean;
};

/** The maximum depth of nested archives. Deeper ones are likely denial-of-service attempts. */
export const MAX_ARCHIVE_LEVELS = 4;

/** Returns the part of a path after its last slash. */
export function getBaseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
