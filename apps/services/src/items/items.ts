import type { Database } from '#db/database.ts';
import { inheritAccess } from './access.ts';
import { giveToApp } from './app-files.ts';
import { recordChange } from './change-log.ts';
import { findItem, getItem, type Item } from './item.ts';
import { newItemId } from './item-id.ts';
import { toNameKey, toNaturalKey } from './name-keys.ts';
import { putPermission } from './permissions.ts';
import { indexText } from './text-index.ts';

/** Names are cut there. */
export const MAX_NAME_CHARACTERS = 32_768;

/** The account that creates an item, and the client that it does so with, if there is one. */
export type Creator = { accountId: string; permissionId: string; clientId?: string };

/** What a new item is made of. Without a parent, or with one whose id is null, the item has no folder above it. */
export type NewItem = {
  /** Chosen by the service when absent. */
  id?: string;
  mimeType: string;
  name: string;
  description?: string;
  parent?: Pick<Item, 'driveId' | 'space'> & { id: string | null };
  creator: Creator;
  createdAt: number;
  /** The time of creation when absent. */
  modifiedAt?: number;
  /** Text to be found by full text search. */
  indexableText?: string;
  isRoot?: boolean;
  space?: Item['space'];
  shortcutTarget?: Pick<Item, 'id' | 'mimeType'>;
  /** The content of its first revision, for a kind that has bytes. */
  content?: Pick<Item, 'blobSha256' | 'md5' | 'sha1' | 'sizeBytes' | 'headRevisionId'>;
  options?: Pick<Item, 'writersCanShare' | 'copyRequiresWriter' | 'folderColor' | 'originalFilename'>;
};

// All at once: each column that is set later is written to the indexes that hold it again.
const INSERT_ITEM = `
  INSERT INTO items (id, mime_type, name, name_key, natural_key, description, parent_id, drive_id, owner_id, space,
    is_root, created_at, created_by, modified_at, modified_by, indexable_text, shortcut_target_id,
    shortcut_target_mime_type, blob_sha256, md5, sha1, size_bytes, head_revision_id, original_filename, folder_color,
    writers_can_share, copy_requires_writer)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/**
 * Creates an item with its access, its entry in the search index and its entry in the change log. In My Drive the
 * creator owns it; in a shared drive nobody does and access comes from the drive. Call it in a transaction.
 */
export function createItem(db: Database, item: NewItem): Item {
  const { accountId, permissionId, clientId } = item.creator;
  const id = item.id ?? newItemId();
  const modifiedAt = item.modifiedAt ?? item.createdAt;
  const driveId = item.parent?.driveId ?? null;
  const ownerId = driveId === null ? accountId : null;
  const { content, options } = item;
  const { lastInsertRowid: number } = db.run(
    INSERT_ITEM,
    id,
    item.mimeType,
    item.name,
    toNameKey(item.name),
    toNaturalKey(item.name),
    item.description ?? null,
    item.parent?.id ?? null,
    driveId,
    ownerId,
    item.space ?? item.parent?.space ?? 'drive',
    item.isRoot ? 1 : 0,
    item.createdAt,
    accountId,
    modifiedAt,
    accountId,
    item.indexableText ?? null,
    item.shortcutTarget?.id ?? null,
    item.shortcutTarget?.mimeType ?? null,
    content?.blobSha256 ?? null,
    content?.md5 ?? null,
    content?.sha1 ?? null,
    content?.sizeBytes ?? null,
    content?.headRevisionId ?? null,
    options?.originalFilename ?? null,
    options?.folderColor ?? null,
    options?.writersCanShare ?? 1,
    options?.copyRequiresWriter ?? 0,
  );
  if (ownerId !== null) {
    const grant = { id: permissionId, type: 'user', grantee: ownerId, role: 'owner' } as const;
    putPermission(db, number, { ...grant, grantedAt: item.createdAt });
  }
  inheritAccess(db, number, item.parent?.id ?? null, ownerId);
  markModified(db, number, accountId, modifiedAt);
  indexText(db, number);
  if (item.isRoot) return getItem(db, number);
  recordChange(db, { itemId: id, driveId, changedAt: item.createdAt });
  if (clientId !== undefined) giveToApp(db, { accountId, clientId }, id);
  return getItem(db, number);
}

/** Notes when an account last changed an item. */
function markModified(db: Database, itemNumber: number, accountId: string, modifiedAt: number): void {
  db.run(
    `INSERT INTO item_marks (account_id, item_number, modified_at, viewed_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (account_id, item_number) DO UPDATE SET modified_at = excluded.modified_at, viewed_at = excluded.viewed_at`,
    accountId,
    itemNumber,
    modifiedAt,
    modifiedAt,
  );
}

/** The item with this id, known to exist. Throws otherwise. */
export function requireItem(db: Database, id: string): Item {
  const item = findItem(db, id);
  if (!item) throw new Error(`No item ${id}`);
  return item;
}

/** Notes that an item changed: raises its version, enters it in the change log and, for a new content or new metadata, its times. */
export function touchItem(
  db: Database,
  item: Pick<Item, 'id' | 'number' | 'driveId'>,
  change: { changedAt: number; modification?: { accountId: string; modifiedAt: number } },
): void {
  db.run('UPDATE items SET version = version + 1 WHERE number = ?', item.number);
  if (change.modification) {
    const { accountId, modifiedAt } = change.modification;
    db.run('UPDATE items SET modified_at = ?, modified_by = ? WHERE number = ?', modifiedAt, accountId, item.number);
    markModified(db, item.number, accountId, modifiedAt);
  }
  recordChange(db, { itemId: item.id, driveId: item.driveId, changedAt: change.changedAt });
}
