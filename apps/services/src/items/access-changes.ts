import type { Database } from '#db/database.ts';
import { refreshAccess } from './access.ts';
import { recordChange } from './change-log.ts';
import type { Item } from './item.ts';

type ChangedItem = Pick<Item, 'id' | 'number' | 'driveId' | 'isRoot'>;

const BELOW = `
  WITH RECURSIVE below (number, id) AS (
    SELECT number, id FROM items WHERE number = ?1
    UNION ALL
    SELECT i.number, i.id FROM below JOIN items AS i ON i.parent_id = below.id
  )`;

// The items whose access is not what it was, and the changed item itself.
const SELECT_CHANGED = `
  ${BELOW}, now AS (
    SELECT a.item_number, a.principal, a.rank FROM below CROSS JOIN item_access AS a ON a.item_number = below.number
  )
  SELECT item_number AS number FROM (SELECT * FROM now EXCEPT SELECT * FROM access_before)
  UNION SELECT item_number FROM (SELECT * FROM access_before EXCEPT SELECT * FROM now)
  UNION SELECT ?1`;

// An entry stands where the item was: those who lose it may not see where it went.
const INSERT_LOSSES = `
  INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
  SELECT b.principal, i.id, ?2, ?4, 1, ?3
  FROM access_before AS b JOIN items AS i ON i.number = b.item_number
  WHERE (?1 IS NULL OR b.item_number = ?1) AND NOT EXISTS (
    SELECT 1 FROM item_access AS a WHERE a.item_number = b.item_number AND a.principal = b.principal)
  ORDER BY b.item_number`;

// Who was no member of a shared drive, but reached some of its items.
const INSERT_LOSSES_OF_GUESTS = `
  INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
  SELECT b.principal, i.id, 'file', i.drive_id, 1, ?2
  FROM access_before AS b JOIN items AS i ON i.number = b.item_number
  WHERE NOT EXISTS (SELECT 1 FROM access_before AS r WHERE r.item_number = ?1 AND r.principal = b.principal)
    AND NOT EXISTS (SELECT 1 FROM item_access AS a WHERE a.item_number = b.item_number AND a.principal = b.principal)
  ORDER BY b.item_number`;

/**
 * Runs a change of the grants on an item, of its place or of its limited access, brings the effective access of the item and of everything below it up to
 * date, and enters in the change log what changed: every item whose access is another now, and for those who lost it a
 * removal. Members of a shared drive see a change of the drive instead. Call it in a transaction.
 */
export function changeAccess(db: Database, item: ChangedItem, changedAt: number, change: () => void): void {
  rememberAccess(db, item.number);
  change();
  refreshAccess(db, item.number);
  if (item.driveId !== null && item.isRoot) {
    db.run(INSERT_LOSSES, item.number, 'drive', changedAt, item.driveId);
    db.run(INSERT_LOSSES_OF_GUESTS, item.number, changedAt);
    recordChange(db, { itemId: item.id, driveId: item.driveId, changeType: 'drive', changedAt });
    return;
  }
  db.run(INSERT_LOSSES, null, 'file', changedAt, item.driveId);
  const changed = JSON.stringify(db.all<{ number: number }>(SELECT_CHANGED, item.number).map(({ number }) => number));
  db.run('UPDATE items SET version = version + 1 WHERE number IN (SELECT value FROM json_each(?))', changed);
  db.run(
    `INSERT OR REPLACE INTO change_log (log, item_id, change_type, drive_id, is_removal, changed_at)
     SELECT '', id, 'file', drive_id, 0, ? FROM items
     WHERE number IN (SELECT value FROM json_each(?)) ORDER BY number`,
    changedAt,
    changed,
  );
}

function rememberAccess(db: Database, itemNumber: number): void {
  db.run(
    `CREATE TEMP TABLE IF NOT EXISTS access_before (
       item_number INTEGER, principal TEXT, rank INTEGER, PRIMARY KEY (item_number, principal)) WITHOUT ROWID`,
  );
  db.run('DELETE FROM access_before');
  db.run(
    `INSERT INTO access_before ${BELOW}
     SELECT a.item_number, a.principal, a.rank FROM below CROSS JOIN item_access AS a ON a.item_number = below.number`,
    itemNumber,
  );
}
