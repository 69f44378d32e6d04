import type { StoredFile } from '#shared/files/file.ts';

/** Who owns a file; the shared drive owns what lies in it. */
export function ownerName(file: StoredFile): string | undefined {
  if (file.driveId) return 'Shared drive';
  const [owner] = file.owners ?? [];
  return owner?.me ? 'You' : (owner?.displayName ?? owner?.emailAddress);
}
