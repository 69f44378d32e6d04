import type { ParamsOf } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';
import { all, any, fragment, type SqlFragment } from '#db/sql-fragment.ts';
import { includesAllDrives } from '#drive/require-item.ts';
import { parseSpaces } from '#drive/spaces.ts';
import { type App, selectAppData, toAppLog } from '#items/app-data.ts';
import { isGrantedToAppSql } from '#items/app-files.ts';
import { toRootId } from '#items/item-id.ts';
import { listPersonalPrincipals } from '#items/principals.ts';
import { toTreeLog } from '#items/put-parent.ts';

type User = App & Pick<Caller, 'domain' | 'reach'>;
type Params = Omit<ParamsOf<'drive.changes.list'>, 'pageToken'>;

/**
 * Returns the condition for the entries of `change_log AS c LEFT JOIN items AS i` in a user's list of changes. A unary plus
 * prevents the planner from reading whole logs by name when only entries after a token are requested in order. `driveId` is the
 * shared drive of the log, or undefined for the user's own log.
 */
export function toLogCondition(db: Database, user: User, params: Params, driveId: string | undefined): SqlFragment {
  const principals = listPersonalPrincipals(db, user);
  const entries = driveId === undefined ? toOwnLog(user, principals, params) : toDriveLog(principals, driveId);
  return all([
    ...(user.reach === 'drive' ? [] : [isGrantedSql(user)]),
    entries,
    ...(params.includeRemoved === false ? [fragment('c.is_removal = 0')] : []),
  ]);
}

/** Selects the entries of items that were given to the user's app or belong to its app data. */
function isGrantedSql(user: User): SqlFragment {
  return any([isGrantedToAppSql(user, 'c.item_id'), toStoredText(user)]);
}

function toDriveLog(principals: readonly string[], driveId: string): SqlFragment {
  const live = all([fragment("+c.log = '' AND c.drive_id = ?", driveId), isAccessibleSql(principals)]);
  // An item that was moved out may have been moved back.
  return any([live, fragment('+c.log = ? AND i.drive_id IS NOT ?', `drive:${driveId}`, driveId)]);
}

function toOwnLog(user: User, principals: readonly string[], params: Params): SqlFragment {
  const shown = all([isAccessibleSql(principals), ...toCorpus(user, params)]);
  // A removal only counts while the item is not in the list: access may have been restored in another way.
  const removed = all([toRemovals(user, principals, params), { sql: `NOT ${shown.sql}`, values: shown.values }]);
  return all([
    any([all([fragment("+c.log = ''"), shown]), removed]),
    ...(followsDrives(params) ? [] : [fragment('c.drive_id IS NULL')]),
    toSpaces(user, params),
  ]);
}

function followsDrives(params: Params): boolean {
  return includesAllDrives(params) && params.restrictToMyDrive !== true;
}

function isAccessibleSql(principals: readonly string[]): SqlFragment {
  return fragment(
    `EXISTS (SELECT 1 FROM item_access AS a WHERE a.item_number = i.number
       AND a.principal IN (SELECT value FROM json_each(?)))`,
    JSON.stringify(principals),
  );
}

/** Returns the conditions for items in the list, apart from access. */
function toCorpus({ accountId }: User, params: Params): SqlFragment[] {
  if (params.restrictToMyDrive) return [toInTree(toRootId(accountId, ''))];
  return followsDrives(params) ? [] : [fragment('i.drive_id IS NULL')];
}

function toRemovals(user: User, principals: readonly string[], params: Params): SqlFragment {
  const logs = JSON.stringify([...principals, toAppLog(user)]);
  const listed = fragment('+c.log IN (SELECT value FROM json_each(?))', logs);
  if (!params.restrictToMyDrive) return listed;
  const rootId = toRootId(user.accountId, '');
  // The former location of a deleted item is unknown. For an existing item, the log of the tree records that it was moved out.
  const inMyDrive = any([fragment('i.number IS NULL'), toInTree(rootId)]);
  return any([fragment('+c.log = ?', toTreeLog(rootId)), all([listed, inMyDrive])]);
}

function toInTree(rootId: string): SqlFragment {
  return fragment(
    `EXISTS (
       WITH RECURSIVE above (id, parent_id) AS (
         SELECT i.id, i.parent_id
         UNION ALL
         SELECT p.id, p.parent_id FROM above JOIN items AS p ON p.id = above.parent_id
       )
       SELECT 1 FROM above WHERE id = ?)`,
    rootId,
  );
}

/** Selects the entries of items in the requested spaces. For a deleted item, only the log records its space. */
function toSpaces(app: App, params: Params): SqlFragment {
  const spaces = parseSpaces(params.spaces);
  const conditions = [
    ...(spaces.has('drive') ? [fragment("(coalesce(i.space, 'drive') = 'drive' AND c.log <> ?)", toAppLog(app))] : []),
    ...(spaces.has('appDataFolder') ? [toStoredText(app)] : []),
  ];
  return any(conditions);
}

/** Selects the entries of an app's data. */
function toStoredText(app: App): SqlFragment {
  const retained = selectAppData(app);
  return { sql: `(+c.log = ? OR i.number IN (${retained.sql}))`, values: [toAppLog(app), ...retained.values] };
}
