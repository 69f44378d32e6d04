import { createHash } from 'node:crypto';
import type { PushMessage } from '#core/push/change-source.ts';
import type { Database } from '#db/database.ts';
import type { SqlValue } from '#db/sql-value.ts';
import type { Item } from '#items/item.ts';

/** The last known state of a watched file, for the parts reported in messages. Each part is a digest. */
export type FileSnapshot = {
  version: number;
  isTrashed: boolean;
  content: string;
  properties: string;
  parents: string;
  children: string;
  permissions: string;
};

// The names of the parts in `X-Goog-Changed`.
const PARTS = ['content', 'properties', 'parents', 'children', 'permissions'] as const;

/** Returns the current snapshot of a file. Returns `before` itself if the file has not changed since. */
export function toFileSnapshot(db: Database, item: Item, before?: FileSnapshot): FileSnapshot {
  const { number, id, version, parentId, trashed } = item;
  const digest = (sql: string, key: SqlValue) => toDigest(db.all(sql, key));
  const folder = db.get<{ changes: number }>('SELECT changes FROM watched_folders WHERE folder_id = ?', id);
  const children = String(folder?.changes ?? 0);
  const isTrashed = trashed === 1;
  if (before?.version === version && before.children === children && before.isTrashed === isTrashed) return before;
  return {
    version,
    isTrashed,
    content: digest('SELECT head_revision_id, blob_sha256, indexable_text FROM items WHERE number = ?', number),
    properties: toDigest([
      db.all(SELECT_METADATA, number),
      db.all("SELECT key, value FROM item_properties WHERE item_number = ? AND client_id = ''", number),
    ]),
    parents: parentId ?? '',
    children,
    permissions: toDigest([
      db.all('SELECT id, role, expires_at, view, pending_owner FROM permissions WHERE item_number = ?', number),
      db.all('SELECT principal, rank FROM item_access WHERE item_number = ?', number),
    ]),
  };
}

const SELECT_METADATA = `
  SELECT name, description, mime_type, folder_color, original_filename, owner_id, writers_can_share, copy_requires_writer,
    download_restricted_for_writers, inheritance_disabled, restriction_read_only, restriction_reason,
    restriction_owner_only FROM items WHERE number = ?`;

/** Returns the changes of a file between two snapshots. */
export function compareSnapshots(before: FileSnapshot, after: FileSnapshot): PushMessage[] {
  const changed = PARTS.filter((part) => before[part] !== after[part]);
  const messages: PushMessage[] = [];
  if (changed.length > 0) messages.push({ state: 'update', changed });
  if (before.isTrashed !== after.isTrashed) messages.push({ state: after.isTrashed ? 'trash' : 'untrash' });
  // Any other change of a file, such as its labels, counts as a change of its properties.
  if (messages.length === 0 && before.version !== after.version) {
    messages.push({ state: 'update', changed: ['properties'] });
  }
  return messages;
}

function toDigest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
