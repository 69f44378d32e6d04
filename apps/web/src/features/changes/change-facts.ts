import type { Change } from './queries.ts';
import type { ChangesSearch } from './search.ts';

/** What became of the resource, in a word. */
export function whatHappened({ removed, file }: Change): string {
  if (removed) return 'Deleted or access lost';
  return file?.trashed ? 'In the trash' : 'Changed';
}

/** What a change is about, by name; its id where it has none any more. */
export function titleOf({ file, drive, fileId, driveId }: Change): string {
  return file?.name ?? drive?.name ?? fileId ?? driveId ?? 'Unknown';
}

/** Whether a change is of a shared drive itself, not of a file in one. */
export function isOfDrive({ changeType }: Change): boolean {
  return changeType === 'drive';
}

/** Names a change within the list. */
export function changeKey({ changeType, time, fileId, driveId }: Change): string {
  return [time, changeType, fileId ?? driveId].join(' ');
}

/** Changes, newest first, that pass what the service does not filter by. */
export function sortChanges(changes: readonly Change[], { removed, kind }: ChangesSearch): Change[] {
  return changes
    .filter((change) => removed !== 'only' || change.removed)
    .filter((change) => kind === undefined || isOfDrive(change) === (kind === 'drive'))
    .toReversed();
}
