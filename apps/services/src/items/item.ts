import type { Database } from '#db/database.ts';

/** A stored item: file, folder, shortcut, editor document or script project. Times in Unix milliseconds, flags 0 or 1. */
export type Item = {
  number: number;
  id: string;
  mimeType: string;
  name: string;
  description: string | null;
  parentId: string | null;
  driveId: string | null;
  ownerId: string | null;
  space: 'drive' | 'appDataFolder';
  isRoot: number;
  isFolder: number;
  trashed: number;
  explicitlyTrashed: number;
  trashedAt: number | null;
  trashedBy: string | null;
  createdAt: number;
  modifiedAt: number;
  modifiedBy: string | null;
  version: number;
  blobSha256: string | null;
  md5: string | null;
  sha1: string | null;
  sizeBytes: number | null;
  /** Total bytes of former revisions kept forever. */
  pinnedBytes: number;
  headRevisionId: string | null;
  originalFilename: string | null;
  shortcutTargetId: string | null;
  shortcutTargetMimeType: string | null;
  folderColor: string | null;
  writersCanShare: number;
  copyRequiresWriter: number;
  downloadRestrictedForWriters: number;
  inheritanceDisabled: number;
  /** Restrictions of the item's shared drive. NULL in My Drive. */
  driveCopyRequiresWriter: number | null;
  driveDownloadRestrictedForWriters: number | null;
  driveFoldersNeedOrganizer: number | null;
  restrictionReadOnly: number;
  restrictionReason: string | null;
  restrictionOwnerOnly: number;
  restrictedBy: string | null;
  restrictedAt: number | null;
};

/** Columns of `items AS i`, aliased to the fields of {@link Item}. */
export const ITEM_COLUMNS = `i.number, i.id, i.mime_type AS mimeType, i.name, i.description, i.parent_id AS parentId,
  i.drive_id AS driveId, i.owner_id AS ownerId, i.space, i.is_root AS isRoot, i.is_folder AS isFolder, i.trashed,
  i.explicitly_trashed AS explicitlyTrashed, i.trashed_at AS trashedAt, i.trashed_by AS trashedBy,
  i.created_at AS createdAt, i.modified_at AS modifiedAt, i.modified_by AS modifiedBy, i.version,
  i.blob_sha256 AS blobSha256, i.md5, i.sha1, i.size_bytes AS sizeBytes, i.pinned_bytes AS pinnedBytes, i.head_revision_id AS headRevisionId,
  i.original_filename AS originalFilename, i.shortcut_target_id AS shortcutTargetId,
  i.shortcut_target_mime_type AS shortcutTargetMimeType, i.folder_color AS folderColor,
  i.writers_can_share AS writersCanShare, i.copy_requires_writer AS copyRequiresWriter,
  i.download_restricted_for_writers AS downloadRestrictedForWriters, i.inheritance_disabled AS inheritanceDisabled,
  (SELECT d.copy_requires_writer FROM drives AS d WHERE d.id = i.drive_id) AS driveCopyRequiresWriter,
  (SELECT d.download_restricted_for_writers FROM drives AS d WHERE d.id = i.drive_id) AS driveDownloadRestrictedForWriters,
  (SELECT d.folders_need_organizer FROM drives AS d WHERE d.id = i.drive_id) AS driveFoldersNeedOrganizer,
  i.restriction_read_only AS restrictionReadOnly, i.restriction_reason AS restrictionReason,
  i.restriction_owner_only AS restrictionOwnerOnly, i.restricted_by AS restrictedBy, i.restricted_at AS restrictedAt`;

// Created once: statements are cached by their text, and a newly built string has to be compared again.
const BY_ID = `SELECT ${ITEM_COLUMNS} FROM items AS i WHERE i.id = ?`;
const BY_NUMBER = `SELECT ${ITEM_COLUMNS} FROM items AS i WHERE i.number = ?`;

/** Returns the item with this ID, if it exists, regardless of access. */
export function findItem(db: Database, id: string): Item | undefined {
  return db.get<Item>(BY_ID, id);
}

/** Returns the item with this number, which must exist. Throws otherwise. */
export function getItem(db: Database, number: number): Item {
  const item = db.get<Item>(BY_NUMBER, number);
  if (!item) throw new Error(`No item with number ${number}`);
  return item;
}

/** Returns the existing items with these numbers, by number, regardless of access. */
export function findItems(db: Database, numbers: readonly number[]): Map<number, Item> {
  const items = db.all<Item>(
    `SELECT ${ITEM_COLUMNS} FROM items AS i WHERE i.number IN (SELECT value FROM json_each(?))`,
    JSON.stringify(numbers),
  );
  return new Map(items.map((item) => [item.number, item]));
}
