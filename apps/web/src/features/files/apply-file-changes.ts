import { markUnconfirmed } from '#shared/api/unconfirmed-items.ts';
import type { StoredFile } from '#shared/files/file.ts';
import type { FileChange } from './actions/use-file-change.ts';

/**
 * Returns the files of a list after pending changes: with new names and stars, without files that are trashed or restored and, in
 * a folder, without files that are moved elsewhere.
 */
export function applyFileChanges(
  files: readonly StoredFile[],
  changes: readonly FileChange[],
  { isOfFolder }: { isOfFolder: boolean },
): readonly StoredFile[] {
  const own = changes.filter((change) => change.kind === 'update' || change.kind === 'move');
  if (own.length === 0) return files;
  return files.flatMap((file) => {
    const ofFile = own.filter(({ fileId }) => fileId === file.id);
    if (ofFile.length === 0) return [file];
    const isGone = ofFile.some((change) =>
      change.kind === 'move'
        ? isOfFolder
        : change.body.trashed !== undefined && change.body.trashed !== (file.trashed ?? false),
    );
    if (isGone) return [];
    return [markUnconfirmed(Object.assign({ ...file }, ...ofFile.map((change) => toMembers(change))))];
  });
}

/** Returns the listed members that a change sets. */
function toMembers(change: FileChange): Partial<StoredFile> {
  if (change.kind !== 'update') return {};
  const { name, starred, contentRestrictions } = change.body;
  return {
    ...(name !== undefined && { name }),
    ...(starred !== undefined && { starred }),
    ...(contentRestrictions !== undefined && { contentRestrictions }),
  };
}
