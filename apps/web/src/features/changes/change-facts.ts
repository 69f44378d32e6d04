import type { Change } from './queries.ts';
import type { ChangesSearch } from './search.ts';

/** Describes the kind of change in one word. */
export function changeStateLabel({ removed, file }: Change): string {
  if (removed) return 'Deleted or access lost';
  return file?.trashed ? 'In the trash' : 'Changed';
}

/** Returns the name of the changed resource, or its ID if it no longer has a name. */
export function getTitle({ file, drive, fileId, driveId }: Change): string {
  return file?.name ?? drive?.name ?? fileId ?? driveId ?? 'Unknown';
}

/** Reports whether a change affects a shared drive itself instead of a file. */
export function isOfDrive({ changeType }: Change): boolean {
  return changeType === 'drive';
}

/** Returns the key of a change within the list. */
export function changeKey({ changeType, time, fileId, driveId }: Change): string {
  return [time, changeType, fileId ?? driveId].join(' ');
}

/** Returns the changes, newest first, that pass the filters not supported by the service. */
export function sortChanges(changes: readonly Change[], { removed, kind }: ChangesSearch): Change[] {
  return changes
    .filter((change) => removed !== 'only' || change.removed)
    .filter((change) => kind === undefined || isOfDrive(change) === (kind === 'drive'))
    .toReversed();
}
