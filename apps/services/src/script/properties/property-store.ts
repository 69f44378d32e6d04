import type { PropertyChange, PropertyStores } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';

type Owner = { scriptId: string; accountId: string };

/** Owner of stores that do not belong to a user. */
export const SHARED = '';

/** Returns the stores of a script for a run of this user. Only a script bound to a document has a document store. */
export function readProperties(db: Database, { scriptId, accountId }: Owner): PropertyStores {
  const isBound =
    db.get('SELECT 1 FROM script_projects WHERE script_id = ? AND parent_id IS NOT NULL', scriptId) !== undefined;
  return {
    script: readStore(db, scriptId, 'script', SHARED),
    user: readStore(db, scriptId, 'user', accountId),
    document: isBound ? readStore(db, scriptId, 'document', SHARED) : undefined,
  };
}

/**
 * Stores the property changes of a run. Unchanged keys retain values written by concurrent runs. If two runs changed the same
 * key, the last one to end wins. Stores nothing if the project was deleted.
 */
export function writeProperties(db: Database, owner: Owner, changes: readonly PropertyChange[], nowMs: number): void {
  // A run may write a key thousands of times. Only the last value counts.
  const latest = new Map(changes.map((change) => [JSON.stringify([change.store, change.key]), change]));
  for (const { store, key, value } of latest.values()) {
    const accountId = store === 'user' ? owner.accountId : SHARED;
    if (value === null) {
      db.run(
        'DELETE FROM script_properties WHERE script_id = ? AND store = ? AND account_id = ? AND key = ?',
        owner.scriptId,
        store,
        accountId,
        key,
      );
    } else {
      db.run(
        `INSERT INTO script_properties (script_id, store, account_id, key, value, updated_at, modified_by)
         SELECT script_id, ?, ?, ?, ?, ?, ? FROM script_projects WHERE script_id = ?
         ON CONFLICT (script_id, store, account_id, key) DO UPDATE
         SET value = excluded.value, updated_at = excluded.updated_at, modified_by = excluded.modified_by`,
        store,
        accountId,
        key,
        value,
        nowMs,
        owner.accountId,
        owner.scriptId,
      );
    }
  }
}

function readStore(db: Database, scriptId: string, store: PropertyChange['store'], accountId: string) {
  const rows = db.all<{ key: string; value: string }>(
    'SELECT key, value FROM script_properties WHERE script_id = ? AND store = ? AND account_id = ?',
    scriptId,
    store,
    accountId,
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
