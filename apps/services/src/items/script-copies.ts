import type { Database } from '#db/database.ts';
import { toBaseManifest } from './base-manifest.ts';
import type { Item } from './item.ts';
import { SCRIPT_TYPE } from './item-types.ts';
import { type Creator, createItem } from './items.ts';
import { insertProject, listFiles } from './script-content.ts';

/**
 * Gives the copy of a script project what is in HEAD of the other one. Versions, deployments and triggers are not
 * copied; the copy belongs to `containerId`, if to any document. Call it in the transaction that makes the copy.
 */
export function copyScript(db: Database, fromId: string, toId: string, containerId?: string): void {
  const files = listFiles(db, fromId);
  if (files) insertProject(db, toId, files, containerId);
}

/** Copies the script projects that are bound to a document to a copy of it. Call it in the transaction that makes it. */
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

/** HEAD of a script project as a JSON text: its export of the type `application/vnd.google-apps.script+json`. */
export function exportScript(db: Database, item: Pick<Item, 'id' | 'createdAt' | 'modifiedBy'>): string {
  const files = listFiles(db, item.id) ?? [toBaseManifest({ accountId: item.modifiedBy, timeMs: item.createdAt })];
  return JSON.stringify({
    files: files.map(({ name, type, source }) => ({ name, type: type.toLowerCase(), source })),
  });
}
