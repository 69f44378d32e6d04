import { createHash } from 'node:crypto';
import type { PushMessage } from '#core/push/change-source.ts';
import type { Database } from '#db/database.ts';
import type { SqlValue } from '#db/sql-value.ts';
import type { Item } from '#items/item.ts';

/** What a watched file was like, as far as messages tell of it. Each part is a digest. */
export type FileSnapshot = {
  version: number;
  isTrashed: boolean;
  content: string;
  properties: string;
  parents: string;
  children: string;
  permissions: string;
};

// The names that `X-Goog-Changed` has for them.
const PARTS = ['content', 'properties', 'parents', 'children', 'permissions'] as const;

/** What a file is like now; `before` itself when nothing has happened to it since. */
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

/** What happened to a file between two snapshots. */
export function compareSnapshots(before: FileSnapshot, after: FileSnapshot): PushMessage[] {
  const changed = PARTS.filter((part) => before[part] !== after[part]);
  const messages: PushMessage[] = [];
  if (changed.length > 0) messages.push({ state: 'update', changed });
  if (before.isTrashed !== after.isTrashed) messages.push({ state: after.isTrashed ? 'trash' : 'untrash' });
  // Anything else about a file, such as its labels, counts among its properties.
  if (messages.length === 0 && before.version !== after.version) {
    messages.push({ state: 'update', changed: ['properties'] });
  }
  return messages;
}

function toDigest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
