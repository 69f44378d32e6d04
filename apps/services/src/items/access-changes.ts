import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { SELECT_EFFECTIVE } from './access.ts';
import { recordChange } from './change-log.ts';
import { MAX_PERMISSIONS } from './folder-limits.ts';
import type { Item } from './item.ts';

type ChangedItem = Pick<Item, 'id' | 'number' | 'driveId' | 'isRoot'>;

// The new access of each item and principal, and the access that was lost. Most of a large tree does not change.
const CREATE_NOW = `CREATE TEMP TABLE IF NOT EXISTS access_now (
  item_number INTEGER, principal TEXT, rank INTEGER, PRIMARY KEY (item_number, principal)) WITHOUT ROWID`;
const CREATE_LOST = `CREATE TEMP TABLE IF NOT EXISTS access_lost (
  item_number INTEGER, principal TEXT, PRIMARY KEY (item_number, principal)) WITHOUT ROWID`;
const CREATE_CHANGED = 'CREATE TEMP TABLE IF NOT EXISTS access_changed (item_number INTEGER PRIMARY KEY)';

// Items that already exceeded the limit may lose permissions.
const FIND_OVER_LIMIT = `
  SELECT 1 FROM access_now AS n GROUP BY n.item_number HAVING count(*) > ${MAX_PERMISSIONS}
    AND count(*) > (SELECT count(*) FROM item_access AS a WHERE a.item_number = n.item_number)
  LIMIT 1`;

const INSERT_LOST = `
  INSERT INTO access_lost
  WITH RECURSIVE below (number, id) AS (
    SELECT number, id FROM items WHERE number = ?1
    UNION ALL
    SELECT i.number, i.id FROM below JOIN items AS i ON i.parent_id = below.id
  )
  SELECT a.item_number, a.principal FROM below CROSS JOIN item_access AS a ON a.item_number = below.number
  WHERE NOT EXISTS (
    SELECT 1 FROM access_now AS n WHERE n.item_number = a.item_number AND n.principal = a.principal)`;

const INSERT_CHANGED = `
  INSERT OR IGNORE INTO access_changed
  SELECT item_number FROM access_lost
  UNION ALL
  SELECT n.item_number FROM access_now AS n WHERE NOT EXISTS (
    SELECT 1 FROM item_access AS a
    WHERE a.item_number = n.item_number AND a.principal = n.principal AND a.rank = n.rank)
  UNION ALL
  SELECT ?1`;

const DELETE_LOST = `
  DELETE FROM item_access WHERE (item_number, principal) IN (SELECT item_number, principal FROM access_lost)`;

const PUT_CHANGED = `
  INSERT INTO item_access (item_number, principal, rank)
  SELECT n.item_number, n.principal, n.rank
  FROM access_changed AS c CROSS JOIN access_now AS n ON n.item_number = c.item_number WHERE true
  ON CONFLICT (item_number, principal) DO UPDATE SET rank = excluded.rank WHERE rank <> excluded.rank`;

// The entry has the item's former location, because users who lose access may not see the new one.
const INSERT_LOSSES = `
  INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
  SELECT l.principal, i.id, ?2, ?4, 1, ?3
  FROM access_lost AS l JOIN items AS i ON i.number = l.item_number
  WHERE ?1 IS NULL OR l.item_number = ?1
  ORDER BY l.item_number`;

// Users who were not members of a shared drive but had access to some of its items.
const INSERT_LOSSES_OF_GUESTS = `
  INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
  SELECT l.principal, i.id, 'file', i.drive_id, 1, ?2
  FROM access_lost AS l JOIN items AS i ON i.number = l.item_number
  WHERE l.principal NOT IN (SELECT principal FROM access_lost WHERE item_number = ?1)
    AND NOT EXISTS (SELECT 1 FROM item_access AS a WHERE a.item_number = ?1 AND a.principal = l.principal)
  ORDER BY l.item_number`;

const INSERT_CHANGES = `
  INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
  SELECT '', i.id, 'file', i.drive_id, 0, ?
  FROM access_changed AS c CROSS JOIN items AS i ON i.number = c.item_number ORDER BY c.item_number`;

/**
 * Runs a change to an item's grants, location or limited access. Updates the effective access of the item and its descendants,
 * and records the changes in the change log: each item whose access has changed, and a removal for users who lost access. Members
 * of a shared drive see a change of the drive instead. Call it in a transaction. Throws 403 if an item would exceed the maximum
 * number of permissions.
 */
export function changeAccess(db: Database, item: ChangedItem, changedAt: number, change: () => void): void {
  change();
  putAccess(db, item.number);
  if (item.driveId !== null && item.isRoot) {
    db.run(INSERT_LOSSES, item.number, 'drive', changedAt, item.driveId);
    db.run(INSERT_LOSSES_OF_GUESTS, item.number, changedAt);
    recordChange(db, { itemId: item.id, driveId: item.driveId, changeType: 'drive', changedAt });
    return;
  }
  db.run(INSERT_LOSSES, null, 'file', changedAt, item.driveId);
  db.run('UPDATE items SET version = version + 1 WHERE number IN (SELECT item_number FROM access_changed)');
  db.run(INSERT_CHANGES, changedAt);
}

/** Stores the current access of an item and its descendants, and temporarily the differences. */
function putAccess(db: Database, itemNumber: number): void {
  for (const create of [CREATE_NOW, CREATE_LOST, CREATE_CHANGED]) db.run(create);
  for (const table of ['access_now', 'access_lost', 'access_changed']) db.run(`DELETE FROM ${table}`);
  db.run(`INSERT INTO access_now ${SELECT_EFFECTIVE}`, itemNumber);
  if (db.get(FIND_OVER_LIMIT)) {
    const message = `An item can have at most ${MAX_PERMISSIONS} permissions, including those of its parent folders.`;
    throw globalError(403, 'sharingRateLimitExceeded', message);
  }
  db.run(INSERT_LOST, itemNumber);
  db.run(INSERT_CHANGED, itemNumber);
  db.run(DELETE_LOST);
  db.run(PUT_CHANGED);
}
