import { findAccount } from '#core/auth/directory.ts';
import { FILE_ACCESS_RANGES } from '#core/auth/scopes.ts';
import { HOUR_MS } from '#core/durations.ts';
import { operation } from '#core/operations/operation.ts';
import { changeSource } from '#core/push/change-source.ts';
import { openChannel } from '#core/push/open-channel.ts';
import { getSequence, toLogDriveId } from '#drive/change-log-scope.ts';
import { findItemRole } from '#items/access.ts';
import { handler as list } from './list.ts';
import { toLogCondition } from './log-condition.ts';

export const handler = operation('drive.changes.watch', (context) => {
  const { params, db, caller } = context;
  // Watching requires the same access as listing.
  list.handle({ ...context, body: undefined });
  return openChannel(context, {
    operation: 'drive.changes.watch',
    reader: 'drive.changes.list',
    resource: toLogDriveId(params) ?? caller.accountId,
    sequence: getSequence(db),
    sourceState: caller.reach,
    lifetime: { defaultMs: HOUR_MS, maxMs: 7 * 24 * HOUR_MS },
  });
});

export const source = changeSource('drive.changes.watch', {
  getSequence,
  findMessages(db, { accountId, clientId, params, sequence, sourceState }) {
    const account = findAccount(db, accountId);
    if (!account) return { messages: [] };
    const reach = FILE_ACCESS_RANGES.find((known) => known === sourceState) ?? 'drive';
    const user = { accountId, clientId, domain: account.domain, reach };
    const driveId = toLogDriveId(params);
    if (driveId !== undefined && !findItemRole(db, user, driveId)) return { messages: [] };
    const condition = toLogCondition(db, user, params, driveId);
    const change = db.get(
      `SELECT 1 FROM change_log AS c LEFT JOIN items AS i ON i.id = c.item_id
       WHERE c.sequence > ? AND ${condition.sql} LIMIT 1`,
      sequence,
      ...condition.values,
    );
    return { messages: change ? [{ state: 'change' }] : [] };
  },
});
