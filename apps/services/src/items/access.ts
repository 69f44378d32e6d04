import type { Caller } from '#core/caller.ts';
import type { Database } from '#db/database.ts';
import { type ItemRole, toRank, toRole } from './item-role.ts';
import { listPrincipals } from './principals.ts';

/** The caller's effective role on an item: own grants, groups, links, folders above and the shared drive. */
export function roleOn(
  db: Database,
  caller: Pick<Caller, 'accountId' | 'domain'>,
  itemId: string,
): ItemRole | undefined {
  const row = db.get<{ rank: number | null }>(
    `SELECT max(a.rank) AS rank FROM item_access AS a
     WHERE a.item_number = (SELECT number FROM items WHERE id = ?)
       AND a.principal IN (SELECT value FROM json_each(?))`,
    itemId,
    JSON.stringify(listPrincipals(db, caller)),
  );
  return toRole(row?.rank);
}

const OWNER_RANK = toRank('owner');
const WRITER_RANK = toRank('writer');
const ORGANIZER_RANK = toRank('organizer');

// An owner of a folder writes in what others own below it. A folder with limited access lets only organizers through.
const INSERT_EFFECTIVE = `
  INSERT INTO item_access (item_number, principal, rank)
  WITH RECURSIVE
    below (number, id) AS (
      SELECT number, id FROM items WHERE number = ?
      UNION ALL
      SELECT i.number, i.id FROM below JOIN items AS i ON i.parent_id = below.id
    ),
    reach (target, source, parent_id, is_closed) AS (
      SELECT i.number, i.number, i.parent_id, i.inheritance_disabled FROM below JOIN items AS i USING (number)
      UNION ALL
      SELECT reach.target, i.number, i.parent_id, reach.is_closed OR i.inheritance_disabled
      FROM reach JOIN items AS i ON i.id = reach.parent_id
    ),
    granted (target, principal, rank, is_inherited, is_closed) AS (
      SELECT reach.target,
        CASE WHEN p.type IN ('anyone', 'domain') AND p.allow_discovery = 0 THEN 'link:' ELSE '' END
          || CASE p.type WHEN 'anyone' THEN 'anyone' ELSE p.type || ':' || p.grantee END,
        CASE p.role WHEN 'owner' THEN ${OWNER_RANK} WHEN 'organizer' THEN ${ORGANIZER_RANK}
          WHEN 'fileOrganizer' THEN ${toRank('fileOrganizer')} WHEN 'writer' THEN ${WRITER_RANK}
          WHEN 'commenter' THEN ${toRank('commenter')} ELSE ${toRank('reader')} END,
        reach.source <> reach.target,
        reach.is_closed AND reach.source <> reach.target
      FROM reach JOIN permissions AS p ON p.item_number = reach.source
    )
  SELECT target, principal,
    max(CASE WHEN is_inherited AND rank = ${OWNER_RANK} THEN ${WRITER_RANK} ELSE rank END)
  FROM granted
  WHERE NOT is_closed OR rank >= ${ORGANIZER_RANK}
  GROUP BY target, principal`;

const DELETE_EFFECTIVE = `
  DELETE FROM item_access WHERE item_number IN (
    WITH RECURSIVE below (number, id) AS (
      SELECT number, id FROM items WHERE number = ?
      UNION ALL
      SELECT i.number, i.id FROM below JOIN items AS i ON i.parent_id = below.id
    )
    SELECT number FROM below
  )`;

/**
 * Brings the effective access of an item and of everything below it up to date. Call it in the transaction that
 * changed a grant, a parent or the limited access of the item.
 */
export function refreshAccess(db: Database, itemNumber: number): void {
  db.run(DELETE_EFFECTIVE, itemNumber);
  db.run(INSERT_EFFECTIVE, itemNumber);
}
