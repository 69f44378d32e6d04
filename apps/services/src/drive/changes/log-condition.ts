import type { ParamsOf } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { supportsAllDrives } from '#drive/require-item.ts';
import { listPersonalPrincipals } from '#items/principals.ts';

type Person = { accountId: string; domain: string };
type Params = Omit<ParamsOf<'drive.changes.list'>, 'pageToken'>;

/**
 * The entries of `change_log AS c LEFT JOIN items AS i` that a person's list of changes shows. `driveId` is the shared
 * drive whose log it is; undefined for the person's own log.
 */
export function toLogCondition(db: Database, person: Person, params: Params, driveId: string | undefined): SqlFragment {
  const listed = JSON.stringify(listPersonalPrincipals(db, person));
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
    values: [listed, ...reached.values],
  };
  const includesDrives = params.includeItemsFromAllDrives === true || params.includeTeamDriveItems === true;
  const seesDrives = includesDrives && supportsAllDrives(params) && params.restrictToMyDrive !== true;
  return join(
    [
      { sql: `(${live.sql} OR ${removed.sql})`, values: [...live.values, ...removed.values] },
      ...withoutRemovals,
      ...(seesDrives ? [] : [fragment('c.drive_id IS NULL')]),
      ...(params.restrictToMyDrive ? [fragment('i.owner_id = ?', person.accountId)] : []),
      fragment(
        params.spaces === 'appDataFolder' ? "i.space = 'appDataFolder'" : "coalesce(i.space, 'drive') = 'drive'",
      ),
    ],
    ' AND ',
  );
}
