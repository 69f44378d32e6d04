import type { Caller } from '#core/caller.ts';
import type { Database } from '#db/database.ts';
import type { Item } from './item.ts';
import { type ItemRole, METADATA_RANK, toRank, toRole } from './item-role.ts';
import { listPrincipals } from './principals.ts';

type Person = Pick<Caller, 'accountId' | 'domain'>;

/** The caller's effective role on an item: own grants, groups, links, folders above and the shared drive. */
export function roleOn(db: Database, caller: Person, itemId: string): ItemRole | undefined {
  return toRole(rankOn(db, caller, itemId));
}

/** Whether a folder with limited access only shows the caller that it is there. */
export function seesOnlyMetadata(
  db: Database,
  caller: Person,
  folder: Pick<Item, 'id' | 'inheritanceDisabled'>,
): boolean {
  return folder.inheritanceDisabled === 1 && rankOn(db, caller, folder.id) === METADATA_RANK;
}

function rankOn(db: Database, caller: Person, itemId: string): number | null {
  const row = db.get<{ rank: number | null }>(
    `SELECT max(a.rank) AS rank FROM item_access AS a
     WHERE a.item_number = (SELECT number FROM items WHERE id = ?)
       AND a.principal IN (SELECT value FROM json_each(?))`,
    itemId,
    JSON.stringify(listPrincipals(db, caller)),
  );
  return row?.rank ?? null;
}

const OWNER_RANK = toRank('owner');
const WRITER_RANK = toRank('writer');
const ORGANIZER_RANK = toRank('organizer');

// A shared drive can keep out other organisations, and from its items everybody who is not a member. Grants stay: they
// hold again when the restriction ends.
const PASSES_DRIVE = `NOT EXISTS (
  SELECT 1 FROM items AS t JOIN drives AS d ON d.id = t.drive_id JOIN items AS root ON root.id = d.id
  WHERE t.number = reach.target AND (
    (d.domain_users_only = 1 AND d.domain IS NOT CASE p.type
      WHEN 'user' THEN (SELECT domain FROM accounts WHERE id = p.grantee)
      WHEN 'group' THEN (SELECT domain FROM groups WHERE id = p.grantee)
      WHEN 'domain' THEN p.grantee END)
    OR (d.members_only = 1 AND reach.source <> root.number AND NOT EXISTS (
      SELECT 1 FROM permissions AS m WHERE m.item_number = root.number AND (
        (m.type = p.type AND m.grantee = p.grantee)
        OR (p.type = 'user' AND m.type = 'group' AND EXISTS (
          SELECT 1 FROM group_members AS g WHERE g.group_id = m.grantee AND g.account_id = p.grantee)))))))`;

// An owner of a folder writes in what others own below it. A folder with limited access lets only owners and organizers
// through; who else would reach it from above sees that it is there, and nothing in it. A grant for a published view
// opens that view alone. CROSS JOIN keeps the few items below in front: the planner would walk all items instead.
const INSERT_EFFECTIVE = `
  INSERT INTO item_access (item_number, principal, rank)
  WITH RECURSIVE
    below (number, id) AS (
      SELECT number, id FROM items WHERE number = ?
      UNION ALL
      SELECT i.number, i.id FROM below JOIN items AS i ON i.parent_id = below.id
    ),
    reach (target, source, parent_id, is_source_limited, is_target_limited, is_closed) AS (
      SELECT i.number, i.number, i.parent_id, 0, i.inheritance_disabled, 0 FROM below CROSS JOIN items AS i USING (number)
      UNION ALL
      SELECT reach.target, i.number, i.parent_id, i.inheritance_disabled, is_target_limited,
        is_closed OR is_source_limited
      FROM reach JOIN items AS i ON i.id = reach.parent_id
    ),
    granted (target, principal, rank, is_inherited, is_target_limited, is_closed) AS (
      SELECT reach.target,
        CASE WHEN p.type IN ('anyone', 'domain') AND p.allow_discovery = 0 THEN 'link:' ELSE '' END
          || CASE p.type WHEN 'anyone' THEN 'anyone' ELSE p.type || ':' || p.grantee END,
        CASE p.role WHEN 'owner' THEN ${OWNER_RANK} WHEN 'organizer' THEN ${ORGANIZER_RANK}
          WHEN 'fileOrganizer' THEN ${toRank('fileOrganizer')} WHEN 'writer' THEN ${WRITER_RANK}
          WHEN 'commenter' THEN ${toRank('commenter')} ELSE ${toRank('reader')} END,
        reach.source <> reach.target, reach.is_target_limited, reach.is_closed
      FROM reach JOIN permissions AS p ON p.item_number = reach.source
      WHERE p.view IS NULL AND ${PASSES_DRIVE}
    )
  SELECT target, principal, max(CASE
    WHEN NOT is_inherited THEN rank
    WHEN rank = ${OWNER_RANK} THEN ${WRITER_RANK}
    WHEN is_target_limited AND rank < ${ORGANIZER_RANK} THEN ${METADATA_RANK}
    ELSE rank END)
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
