import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { getCurrentToken, parseChangeToken, requireLogDrive } from '#drive/change-log-scope.ts';
import { toDriveResource } from '#drive/drives/drive-resource.ts';
import { findDrive } from '#drive/drives/drive-store.ts';
import { countFitting } from '#drive/page-budget.ts';
import { requireDriveSupport } from '#drive/require-item.ts';
import { FileResources } from '#drive/resource/file-resource.ts';
import { toTeamDriveResource } from '#drive/teamdrives/team-drive-resource.ts';
import { findItemRole, listRoles } from '#items/access.ts';
import { findItems } from '#items/item.ts';
import { toLogCondition } from './log-condition.ts';

type Context = OperationContext<'drive.changes.list'>;
type Entry = {
  sequence: number;
  itemId: string;
  /** Null for a deleted item. */
  itemNumber: number | null;
  changeType: 'file' | 'drive';
  driveId: string | null;
  isRemoval: number;
  changedAt: number;
};

export const handler = operation('drive.changes.list', (context) => {
  const { params, db, caller } = context;
  const start = parseChangeToken(params.pageToken);
  const pageSize = getPageSize('drive.changes.list', params.pageSize);
  requireDriveSupport(params);
  const newToken = getCurrentToken(db);
  const condition = toLogCondition(db, caller, params, requireLogDrive(db, caller, params));
  const entries = db.all<Entry>(
    `SELECT c.sequence, c.item_id AS itemId, i.number AS itemNumber, c.change_type AS changeType,
       c.drive_id AS driveId, c.is_removal AS isRemoval, c.changed_at AS changedAt
     FROM change_log AS c LEFT JOIN items AS i ON i.id = c.item_id
     WHERE c.sequence >= ? AND ${condition.sql} ORDER BY c.sequence LIMIT ?`,
    start,
    ...condition.values,
    pageSize + 1,
  );
  const selects = (member: string) => context.fields.has(`changes.file.${member}`);
  const page = entries.slice(0, pageSize);
  const ids = page.map(({ itemId }) => itemId);
  const count = countFitting(db, ids, selects);
  const next = entries[count];
  const listed = page.slice(0, count);
  const files = readFiles(context, selects, listed);
  return {
    kind: 'drive#changeList',
    changes: listed.map((entry) => toChange(context, files, entry)),
    ...(next ? { nextPageToken: String(next.sequence) } : { newStartPageToken: newToken }),
  };
});

/** Reads the files of a page that the caller can still see, by ID. Reads all of them together. */
function readFiles(
  context: Context,
  selects: (member: string) => boolean,
  entries: readonly Entry[],
): ReadonlyMap<string | undefined, DriveSchemas['File']> {
  const { db, caller, params } = context;
  const numbers = entries.flatMap(({ changeType, isRemoval, itemNumber }) => {
    const isSent = changeType === 'file' && (isRemoval === 0 || params.includeCorpusRemovals === true);
    return isSent && itemNumber !== null ? [itemNumber] : [];
  });
  const roles = listRoles(db, caller, numbers);
  const items = [...findItems(db, numbers).values()].filter(({ number }) => roles.has(number));
  return new Map(new FileResources(context, selects).toResources(items).map((file) => [file.id, file]));
}

function toChange(
  context: Context,
  files: ReadonlyMap<string | undefined, DriveSchemas['File']>,
  entry: Entry,
): DriveSchemas['Change'] {
  const { db, caller } = context;
  const { changeType, isRemoval } = entry;
  const change = {
    kind: 'drive#change',
    changeType,
    type: changeType,
    time: toTimestamp(entry.changedAt),
    removed: isRemoval === 1,
  };
  if (changeType === 'drive') {
    const role = findItemRole(db, caller, entry.itemId);
    const drive = isRemoval || !role ? undefined : findDrive(db, entry.itemId);
    const base = { ...change, driveId: entry.itemId, teamDriveId: entry.itemId };
    if (!drive || !role) return base;
    const reached = { drive, viewer: { accountId: caller.accountId, role, isAdministrator: false } };
    return { ...base, drive: toDriveResource(context, reached), teamDrive: toTeamDriveResource(context, reached) };
  }
  const file = files.get(entry.itemId);
  return { ...change, fileId: entry.itemId, ...(file && { file }) };
}
