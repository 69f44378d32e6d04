import type { StoredFile } from '#shared/files/file.ts';

/** Returns the owner of a file. For files in a shared drive, this is the shared drive. */
export function getOwnerName(file: StoredFile): string | undefined {
  if (file.driveId) return 'Shared drive';
  const [owner] = file.owners ?? [];
  return owner?.me ? 'You' : (owner?.displayName ?? owner?.emailAddress);
}
