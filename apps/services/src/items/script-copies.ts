import type { Database } from '#db/database.ts';
import { toBaseManifest } from './base-manifest.ts';
import type { Item } from './item.ts';
import { SCRIPT_TYPE } from './item-types.ts';
import { type Creator, createItem } from './items.ts';
import { insertProject, listFiles } from './script-content.ts';

/**
 * Copies the HEAD of a script project to a copy of it. Excludes versions, deployments and triggers. The copy is bound to
 * `containerId`, if set. Call it in the transaction that creates the copy.
 */
export function copyScript(db: Database, fromId: string, toId: string, containerId?: string): void {
  const files = listFiles(db, fromId);
  if (files) insertProject(db, toId, files, containerId);
}

/** Copies the script projects bound to a document to a copy of the document. Call it in the transaction that creates the copy. */
export function copyBoundScripts(db: Database, fromId: string, to: Item, creator: Creator): void {
  const bound = db.all<{ id: string; name: string }>(
    'SELECT id, name FROM items WHERE parent_id = ? AND mime_type = ? AND trashed = 0 ORDER BY number',
    fromId,
    SCRIPT_TYPE,
  );
  for (const { id, name } of bound) {
    const copy = createItem(db, { mimeType: SCRIPT_TYPE, name, parent: to, creator, createdAt: to.createdAt });
    copyScript(db, id, copy.id, to.id);
  }
}

/** Exports the HEAD of a script project as JSON of the type `application/vnd.google-apps.script+json`. */
export function exportScript(db: Database, item: Pick<Item, 'id' | 'createdAt' | 'modifiedBy'>): string {
  const files = listFiles(db, item.id) ?? [toBaseManifest({ accountId: item.modifiedBy, timeMs: item.createdAt })];
  return JSON.stringify({
    files: files.map(({ name, type, source }) => ({ name, type: type.toLowerCase(), source })),
  });
}
