import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import type { Item } from './item.ts';
import { type ItemRole, METADATA_RANK, toRank, toRole } from './item-role.ts';
import { listPrincipals } from './principals.ts';

type User = Pick<Caller, 'accountId' | 'domain'>;

/** Returns the caller's effective role on an item, from own grants, groups, links, parent folders and the shared drive. */
export function findItemRole(db: Database, caller: User, itemId: string): ItemRole | undefined {
  return toRole(rankOn(db, caller, itemId));
}

/** Returns the caller's effective roles on several items, by item number. Excludes items without a role. */
export function listRoles(db: Database, caller: User, itemNumbers: readonly number[]): Map<number, ItemRole> {
  const rows = db.all<{ number: number; rank: number }>(
    `SELECT a.item_number AS number, max(a.rank) AS rank FROM item_access AS a
     WHERE a.item_number IN (SELECT value FROM json_each(?)) AND a.principal IN (SELECT value FROM json_each(?))
     GROUP BY a.item_number`,
    JSON.stringify(itemNumbers),
    JSON.stringify(listPrincipals(db, caller)),
  );
  return new Map(
    rows.flatMap(({ number, rank }): [number, ItemRole][] => {
      const role = toRole(rank);
      return role ? [[number, role]] : [];
    }),
  );
}

/** Whether the caller can only see the existence of a folder with limited access. */
export function hasOnlyMetadataAccess(
  db: Database,
  caller: User,
  folder: Pick<Item, 'id' | 'inheritanceDisabled'>,
): boolean {
  return folder.inheritanceDisabled === 1 && rankOn(db, caller, folder.id) === METADATA_RANK;
}

function rankOn(db: Database, caller: User, itemId: string): number | null {
  const principals = listPrincipals(db, caller);
  // Looks up the few entries of an item one by one, because parsing a JSON list costs more.
  return db.get<{ rank: number | null }>(toRankSql(principals.length), itemId, ...principals)?.rank ?? null;
}

const rankSqls = new Map<number, string>();

/** Returns the query for the rank of some principals on an item. Cached, because statements are looked up by their text. */
function toRankSql(principalCount: number): string {
  const known = rankSqls.get(principalCount);
  if (known !== undefined) return known;
  const sql = `SELECT max(a.rank) AS rank FROM item_access AS a
    WHERE a.item_number = (SELECT number FROM items WHERE id = ?)
      AND a.principal IN (${Array(principalCount).fill('?').join(', ')})`;
  rankSqls.set(principalCount, sql);
  return sql;
}

/** Returns the effective access to an item: the rank of each principal. */
export function readAccess(db: Database, itemNumber: number): Map<string, number> {
  const rows = db.all<{ principal: string; rank: number }>(
    'SELECT principal, rank FROM item_access WHERE item_number = ?',
    itemNumber,
  );
  return new Map(rows.map(({ principal, rank }) => [principal, rank]));
}

/** Whether anyone with the link may open an item, signed in or not. */
export function isOpenToAnyone(db: Database, itemNumber: number): boolean {
  const sql = "SELECT 1 FROM item_access WHERE item_number = ? AND principal IN ('anyone', 'link:anyone') AND rank > ?";
  return db.get(sql, itemNumber, METADATA_RANK) !== undefined;
}

const OWNER_RANK = toRank('owner');
const WRITER_RANK = toRank('writer');
const ORGANIZER_RANK = toRank('organizer');

// A shared drive can exclude other organisations, and can restrict its items to members. Grants are retained and apply again when
// the restriction is lifted. All descendants of an item are in the same drive.
const PASSES_DRIVE = `NOT EXISTS (
  SELECT 1 FROM top JOIN drives AS d ON d.id = top.drive_id JOIN items AS root ON root.id = d.id
  WHERE (d.domain_users_only = 1 AND d.domain IS NOT CASE p.type
      WHEN 'user' THEN (SELECT domain FROM accounts WHERE id = p.grantee)
      WHEN 'group' THEN (SELECT domain FROM groups WHERE id = p.grantee)
      WHEN 'domain' THEN p.grantee END)
    OR (d.members_only = 1 AND p.item_number <> root.number AND NOT EXISTS (
      SELECT 1 FROM permissions AS m WHERE m.item_number = root.number AND (
        (m.type = p.type AND m.grantee = p.grantee)
        OR (p.type = 'user' AND m.type = 'group' AND EXISTS (
          SELECT 1 FROM group_members AS g WHERE g.group_id = m.grantee AND g.account_id = p.grantee))))))`;

const DELETE_BARRED = `
  WITH top (drive_id) AS (SELECT drive_id FROM items WHERE number = ?1)
  DELETE FROM permissions WHERE (item_number, id) IN (
    SELECT p.item_number, p.id FROM permissions AS p WHERE p.item_number = ?1 AND NOT ${PASSES_DRIVE})`;

/** Deletes the grants of an item that its shared drive does not allow. The caller must update the effective access. */
export function deleteDisallowedGrants(db: Database, itemNumber: number): void {
  db.run(DELETE_BARRED, itemNumber);
}

// A grant for a published view only gives access to that view.
const selectGranted = (sources: string) => `
  SELECT p.item_number AS source,
    CASE WHEN p.type IN ('anyone', 'domain') AND p.allow_discovery = 0 THEN 'link:' ELSE '' END
      || CASE p.type WHEN 'anyone' THEN 'anyone' ELSE p.type || ':' || p.grantee END AS principal,
    CASE p.role WHEN 'owner' THEN ${OWNER_RANK} WHEN 'organizer' THEN ${ORGANIZER_RANK}
      WHEN 'fileOrganizer' THEN ${toRank('fileOrganizer')} WHEN 'writer' THEN ${WRITER_RANK}
      WHEN 'commenter' THEN ${toRank('commenter')} ELSE ${toRank('reader')} END AS rank
  FROM ${sources} AS s CROSS JOIN permissions AS p ON p.item_number = s.number
  WHERE p.view IS NULL AND ${PASSES_DRIVE}`;

// The owner of a folder is a writer of items that others own below it. A folder with limited access only passes on the access of
// owners and organizers. Other users with inherited access see its existence, but nothing in it.
const toInheritedRank = (item: string) => `CASE
  WHEN rank = ${OWNER_RANK} THEN ${WRITER_RANK}
  WHEN ${item}.inheritance_disabled AND rank < ${ORGANIZER_RANK} THEN ${METADATA_RANK}
  ELSE rank END`;

/**
 * Selects the effective access of the item ?1 and its descendants. Computes inherited access once per folder, not for each item
 * in it. CROSS JOIN keeps the few rows first; otherwise the planner would scan all items.
 */
export const SELECT_EFFECTIVE = `
  WITH RECURSIVE
    top (number, id, parent_id, drive_id, inheritance_disabled) AS (
      SELECT number, id, parent_id, drive_id, inheritance_disabled FROM items WHERE number = ?1
    ),
    above (number, parent_id, is_limited, is_closed) AS (
      SELECT i.number, i.parent_id, i.inheritance_disabled, 0 FROM top JOIN items AS i ON i.id = top.parent_id
      UNION ALL
      SELECT i.number, i.parent_id, i.inheritance_disabled, is_closed OR is_limited
      FROM above JOIN items AS i ON i.id = above.parent_id
    ),
    from_above (principal, rank) AS (
      SELECT principal, rank FROM (${selectGranted('above')}) JOIN above ON above.number = source
      WHERE NOT is_closed OR rank >= ${ORGANIZER_RANK}
    ),
    below (number, id) AS (
      SELECT number, id FROM top
      UNION ALL
      SELECT i.number, i.id FROM below JOIN items AS i ON i.parent_id = below.id
    ),
    own (source, principal, rank) AS MATERIALIZED (${selectGranted('below')}),
    folders (number, id, parent_id, inheritance_disabled) AS MATERIALIZED (
      SELECT i.number, i.id, i.parent_id, i.inheritance_disabled FROM below CROSS JOIN items AS i USING (number)
      WHERE EXISTS (SELECT 1 FROM items AS c WHERE c.parent_id = below.id)
    ),
    passed (folder_id, principal, rank) AS (
      SELECT folders.id, principal, rank FROM own JOIN folders ON folders.number = own.source
      UNION
      SELECT top.id, principal, rank FROM from_above CROSS JOIN top
      WHERE NOT inheritance_disabled OR rank >= ${ORGANIZER_RANK}
      UNION
      SELECT folders.id, principal, rank FROM passed JOIN folders ON folders.parent_id = passed.folder_id
      WHERE NOT inheritance_disabled OR rank >= ${ORGANIZER_RANK}
    )
  SELECT target, principal, max(rank) FROM (
    SELECT source AS target, principal, rank FROM own
    UNION ALL
    SELECT top.number, principal, ${toInheritedRank('top')} FROM from_above CROSS JOIN top
    UNION ALL
    SELECT i.number, principal, ${toInheritedRank('i')} FROM passed CROSS JOIN items AS i ON i.parent_id = passed.folder_id
  )
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
 * Updates the effective access of an item and its descendants. Call it in the transaction that changed a grant, a parent or the
 * limited access of the item.
 */
export function refreshAccess(db: Database, itemNumber: number): void {
  db.run(DELETE_EFFECTIVE, itemNumber);
  db.run(`INSERT INTO item_access (item_number, principal, rank) ${SELECT_EFFECTIVE}`, itemNumber);
}

const INHERIT = `
  INSERT INTO item_access (item_number, principal, rank)
  SELECT ?1, ?3, ${OWNER_RANK} WHERE ?3 IS NOT NULL
  UNION ALL
  SELECT ?1, a.principal, CASE a.rank WHEN ${OWNER_RANK} THEN ${WRITER_RANK} ELSE a.rank END
  FROM item_access AS a
  WHERE a.item_number = (SELECT number FROM items WHERE id = ?2) AND a.rank > ${METADATA_RANK}
    AND a.principal IS NOT ?3`;

/**
 * Stores the effective access of a new item, which has no descendants and only its owner's grant: all access to its parent is
 * inherited.
 */
export function inheritAccess(db: Database, itemNumber: number, parentId: string | null, ownerId: string | null): void {
  db.run(INHERIT, itemNumber, parentId, ownerId === null ? null : `user:${ownerId}`);
}
