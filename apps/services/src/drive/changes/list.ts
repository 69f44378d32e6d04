import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import { type OperationContext, operation } from '#core/operation.ts';
import { invalidParameter } from '#core/service-error.ts';
import { toDriveResource } from '#drive/drives/drive-resource.ts';
import { findDrive } from '#drive/drives/drive-store.ts';
import { FileResources } from '#drive/file-resource.ts';
import { countListable, SHARING_MEMBERS } from '#drive/permission-budget.ts';
import { requireDriveSupport } from '#drive/require-item.ts';
import { toTeamDriveResource } from '#drive/teamdrives/team-drive-resource.ts';
import { roleOn } from '#items/access.ts';
import { findItem } from '#items/item.ts';
import { toLogCondition } from './log-condition.ts';
import { currentToken, parseChangeToken, requireLogDrive } from './log-scope.ts';

type Context = OperationContext<'drive.changes.list'>;
type Entry = {
  sequence: number;
  itemId: string;
  changeType: 'file' | 'drive';
  driveId: string | null;
  isRemoval: number;
  changedAt: number;
};

const MAX_PAGE_SIZE = 1000;

export const handler = operation('drive.changes.list', (context) => {
  const { params, db, caller } = context;
  const start = parseChangeToken(params.pageToken);
  const pageSize = Math.min(params.pageSize ?? 100, MAX_PAGE_SIZE);
  if (pageSize < 1) throw invalidParameter('pageSize');
  requireDriveSupport(params);
  const newToken = currentToken(db);
  const condition = toLogCondition(db, caller, params, requireLogDrive(db, caller, params));
  const entries = db.all<Entry>(
    `SELECT c.sequence, c.item_id AS itemId, c.change_type AS changeType, c.drive_id AS driveId,
       c.is_removal AS isRemoval, c.changed_at AS changedAt
     FROM change_log AS c LEFT JOIN items AS i ON i.id = c.item_id
     WHERE c.sequence >= ? AND ${condition.sql} ORDER BY c.sequence LIMIT ?`,
    start,
    ...condition.values,
    pageSize + 1,
  );
  const selects = (member: string) => context.fields.has(`changes.file.${member}`);
  const page = entries.slice(0, pageSize);
  const count = SHARING_MEMBERS.some(selects)
    ? countListable(
        db,
        page.map(({ itemId }) => itemId),
      )
    : page.length;
  const next = entries[count];
  const files = new FileResources(context, selects);
  return {
    kind: 'drive#changeList',
    changes: page.slice(0, count).map((entry) => toChange(context, files, entry)),
    ...(next ? { nextPageToken: String(next.sequence) } : { newStartPageToken: newToken }),
  };
});

function toChange(context: Context, files: FileResources, entry: Entry): DriveSchemas['Change'] {
  const { db, caller, params } = context;
  const { changeType, isRemoval } = entry;
  const change = {
    kind: 'drive#change',
    changeType,
    type: changeType,
    time: toTimestamp(entry.changedAt),
    removed: isRemoval === 1,
  };
  const role = roleOn(db, caller, entry.itemId);
  if (changeType === 'drive') {
    const drive = isRemoval || !role ? undefined : findDrive(db, entry.itemId);
    const base = { ...change, driveId: entry.itemId, teamDriveId: entry.itemId };
    if (!drive || !role) return base;
    const reached = { drive, viewer: { accountId: caller.accountId, role, isAdministrator: false } };
    return { ...base, drive: toDriveResource(context, reached), teamDrive: toTeamDriveResource(context, reached) };
  }
  const item = role && (isRemoval === 0 || params.includeCorpusRemovals) ? findItem(db, entry.itemId) : undefined;
  return { ...change, fileId: entry.itemId, ...(item && { file: files.toResource(item, role) }) };
}
