import type { ParamsOf } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { supportsAllDrives } from '#drive/require-item.ts';
import { parseSpaces } from '#drive/spaces.ts';
import { type App, selectAppData, toAppLog } from '#items/app-data.ts';
import { listPersonalPrincipals } from '#items/principals.ts';

type Person = App & { domain: string };
type Params = Omit<ParamsOf<'drive.changes.list'>, 'pageToken'>;

/**
 * The entries of `change_log AS c LEFT JOIN items AS i` that a person's list of changes shows. `driveId` is the shared
 * drive whose log it is; undefined for the person's own log.
 */
export function toLogCondition(db: Database, person: Person, params: Params, driveId: string | undefined): SqlFragment {
  const principals = listPersonalPrincipals(db, person);
  const listed = JSON.stringify(principals);
  const reached = fragment(
    `EXISTS (SELECT 1 FROM item_access AS a WHERE a.item_number = i.number
       AND a.principal IN (SELECT value FROM json_each(?)))`,
    listed,
  );
  const live: SqlFragment = { sql: `(c.log = '' AND ${reached.sql})`, values: reached.values };
  const withoutRemovals = params.includeRemoved === false ? [fragment('c.is_removal = 0')] : [];
  if (driveId !== undefined) {
    const inDrive = fragment(`(c.log = ? OR (c.drive_id = ? AND ${live.sql}))`, `drive:${driveId}`, driveId);
    return join([{ sql: inDrive.sql, values: [...inDrive.values, ...live.values] }, ...withoutRemovals], ' AND ');
  }
  // A removal only counts while the item stays out of reach: access may have come back in another way.
  const removed: SqlFragment = {
    sql: `(c.log IN (SELECT value FROM json_each(?)) AND NOT ${reached.sql})`,
    values: [JSON.stringify([...principals, toAppLog(person)]), ...reached.values],
  };
  const includesDrives = params.includeItemsFromAllDrives === true || params.includeTeamDriveItems === true;
  const seesDrives = includesDrives && supportsAllDrives(params) && params.restrictToMyDrive !== true;
  return join(
    [
      { sql: `(${live.sql} OR ${removed.sql})`, values: [...live.values, ...removed.values] },
      ...withoutRemovals,
      ...(seesDrives ? [] : [fragment('c.drive_id IS NULL')]),
      ...(params.restrictToMyDrive ? [fragment('i.owner_id = ?', person.accountId)] : []),
      toSpaces(person, params),
    ],
    ' AND ',
  );
}

/** The entries of items in the spaces that are asked for. Of an item that is gone the log alone says where it was. */
function toSpaces(app: App, params: Params): SqlFragment {
  const spaces = parseSpaces(params.spaces);
  const log = toAppLog(app);
  const kept = selectAppData(app);
  const conditions = [
    ...(spaces.has('drive') ? [fragment("(coalesce(i.space, 'drive') = 'drive' AND c.log <> ?)", log)] : []),
    ...(spaces.has('appDataFolder')
      ? [{ sql: `(c.log = ? OR i.number IN (${kept.sql}))`, values: [log, ...kept.values] }]
      : []),
  ];
  if (conditions.length === 0) return fragment('0');
  const { sql, values } = join(conditions, ' OR ');
  return { sql: `(${sql})`, values };
}
