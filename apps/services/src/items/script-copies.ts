import type { Database } from '#db/database.ts';
import { toBaseManifest } from './base-manifest.ts';
import type { Item } from './item.ts';
import { insertProject, listFiles } from './script-content.ts';

/**
 * Gives the copy of a script project what is in HEAD of the other one. Versions, deployments and triggers are not
 * copied, nor does the copy belong to a document. Call it in the transaction that makes the copy.
 */
export function copyScript(db: Database, fromId: string, toId: string): void {
  const files = listFiles(db, fromId);
  if (files) insertProject(db, toId, files);
}

/** HEAD of a script project as a JSON text: its export of the type `application/vnd.google-apps.script+json`. */
export function exportScript(db: Database, item: Pick<Item, 'id' | 'createdAt' | 'modifiedBy'>): string {
  const files = listFiles(db, item.id) ?? [toBaseManifest({ accountId: item.modifiedBy, timeMs: item.createdAt })];
  return JSON.stringify({
    files: files.map(({ name, type, source }) => ({ name, type: type.toLowerCase(), source })),
  });
}
