import type { components } from '@rotunda/api-client/bff-types';
import type { Expression, SqlBool } from 'kysely';
import type { RowExpressions } from '#features/indexes/store/row-store.ts';
import type { Store } from '#platform/store/open-store.ts';

type ApprovalRow = components['schemas']['ApprovalRow'];

/** Matches approvals that the user has snoozed and whose snooze has not expired. */
export function isSnoozed(build: RowExpressions, nowMs: number): Expression<SqlBool> {
  return build.exists(
    build
      .selectFrom('approval_snoozes')
      .select('approval_snoozes.row_id')
      .whereRef('approval_snoozes.user_id', '=', 'index_rows.user_id')
      .whereRef('approval_snoozes.row_id', '=', 'index_rows.row_id')
      .where('approval_snoozes.snoozed_until', '>', nowMs),
  );
}

/** Adds the end of the user's snooze to pending approvals. */
export async function addSnoozes(
  store: Store,
  userId: string,
  rows: readonly ApprovalRow[],
  nowMs: number,
): Promise<ApprovalRow[]> {
  const waiting = rows.filter(({ isWaitingOnMe }) => isWaitingOnMe);
  if (waiting.length === 0) return [...rows];
  const found = await store
    .selectFrom('approval_snoozes')
    .select(['row_id', 'snoozed_until'])
    .where('user_id', '=', userId)
    .where('row_id', 'in', waiting.map(getId))
    .where('snoozed_until', '>', nowMs)
    .execute();
  const untilMs = new Map(found.map(({ row_id, snoozed_until }) => [row_id, Number(snoozed_until)]));
  return rows.map((row) => {
    const endMs = untilMs.get(getId(row));
    return row.isWaitingOnMe && endMs !== undefined ? { ...row, snoozedUntil: new Date(endMs).toISOString() } : row;
  });
}

function getId({ fileId, approvalId }: ApprovalRow): string {
  return `${fileId}/${approvalId}`;
}
