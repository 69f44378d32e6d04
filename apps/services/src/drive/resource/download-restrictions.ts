import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';
import { canChangeCopies, canRestrictDownloads } from '#drive/capabilities.ts';
import { insufficientPermissions } from '#drive/require-item.ts';
import type { Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';

type File = DriveSchemas['File'];
type Restriction = { restrictedForReaders: boolean; restrictedForWriters: boolean };

/** Returns the download, print and copy restrictions of the item itself, and the effective ones including its shared drive. */
export function toDownloadRestrictions(item: Item): NonNullable<File['downloadRestrictions']> {
  const own = toRestriction(item.copyRequiresWriter, item.downloadRestrictedForWriters);
  return {
    itemDownloadRestriction: own,
    effectiveDownloadRestrictionWithContext: toRestriction(
      item.copyRequiresWriter || (item.driveCopyRequiresWriter ?? 0),
      item.downloadRestrictedForWriters || (item.driveDownloadRestrictedForWriters ?? 0),
    ),
  };
}

// Restrictions of writers also apply to readers.
function toRestriction(forReaders: number, forWriters: number): Restriction {
  return { restrictedForReaders: forReaders === 1 || forWriters === 1, restrictedForWriters: forWriters === 1 };
}

/**
 * Sets the download restrictions of a file. `copyRequiresWriterPermission` is the older field for restricting readers, and clears
 * all restrictions if false. `viewersCanCopyContent` is the oldest, with the opposite meaning. Throws 403 if a writer changes the
 * restrictions of writers, or any restriction in a shared drive.
 */
export function putDownloadRestrictions(db: Database, item: Item, role: ItemRole, body: File): void {
  const wanted = body.downloadRestrictions?.itemDownloadRestriction;
  const { copyRequiresWriterPermission, viewersCanCopyContent } = body;
  const forAll =
    copyRequiresWriterPermission ?? (viewersCanCopyContent === undefined ? undefined : !viewersCanCopyContent);
  const [hasForReaders, hasForWriters] = [item.copyRequiresWriter === 1, item.downloadRestrictedForWriters === 1];
  const forWriters = wanted?.restrictedForWriters ?? (forAll === false ? false : hasForWriters);
  const forReaders = wanted?.restrictedForReaders ?? forAll ?? hasForReaders;
  const isForWriters = wanted !== undefined || forWriters !== hasForWriters;
  if (isForWriters && !canRestrictDownloads(item, role)) throw insufficientPermissions();
  if (!isForWriters && forReaders !== hasForReaders && !canChangeCopies(item, role)) throw insufficientPermissions();
  db.run(
    'UPDATE items SET copy_requires_writer = ?, download_restricted_for_writers = ? WHERE number = ?',
    forReaders || forWriters ? 1 : 0,
    forWriters ? 1 : 0,
    item.number,
  );
}
