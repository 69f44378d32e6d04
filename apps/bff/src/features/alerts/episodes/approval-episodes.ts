import { countOf } from '@rotunda/api-client/count-of';
import type { SourceRows } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';

type ApprovalRow = SourceRows['approvals'];
type ApprovalSettings = { hours?: number; scope?: 'mine' | 'all' };

const HOUR_MS = 3_600_000;

/** Finds approvals from the given number of hours after their due time (before it if negative) until they end. */
export function findOverdueApprovals(rows: readonly ApprovalRow[], settings: ApprovalSettings): Episode[] {
  const { hours = 0 } = settings;
  return rows.filter(isInScope(settings)).flatMap((row) => {
    if (row.dueTime === undefined) return [];
    const startMs = Date.parse(row.dueTime) + hours * HOUR_MS;
    const endMs = findEnd(row);
    if (endMs !== undefined && endMs <= startMs) return [];
    return [{ ...getSubject(row), detail: describeDelay(hours), startMs, endMs, times: [startMs] }];
  });
}

/** Finds approvals whose file changed after they were started and after at least one reviewer responded. */
export function findApprovalChanges(rows: readonly ApprovalRow[], settings: ApprovalSettings): Episode[] {
  return rows.filter(isInScope(settings)).flatMap((row) => {
    const isAnswered = row.reviewers.some(({ response }) => response === 'APPROVED' || response === 'DECLINED');
    const startMs = Date.parse(row.fileModifyTime ?? '');
    const endMs = findEnd(row);
    const isAfterEnd = endMs !== undefined && startMs >= endMs;
    if (!row.isChangedSince || !isAnswered || Number.isNaN(startMs) || isAfterEnd) return [];
    return [{ ...getSubject(row), detail: 'Changed after an answer.', startMs, endMs, times: [startMs] }];
  });
}

function describeDelay(hours: number): string {
  if (hours < 0) return `Due within ${countOf(-hours, 'hour')}.`;
  return hours === 0 ? 'Overdue.' : `Overdue by ${countOf(hours, 'hour')}.`;
}

function getSubject({ fileId, approvalId, title }: ApprovalRow): Pick<Episode, 'key' | 'title' | 'path'> {
  const path = `/reviews/${encodeURIComponent(fileId)}/${encodeURIComponent(approvalId)}`;
  return { key: `${fileId}/${approvalId}`, title, path };
}

function isInScope({ scope = 'mine' }: ApprovalSettings): (row: ApprovalRow) => boolean {
  return (row) => scope === 'all' || row.isWaitingOnMe || row.isStartedByMe;
}

function findEnd({ status, completeTime, modifyTime }: ApprovalRow): number | undefined {
  if (status === 'IN_PROGRESS') return undefined;
  const endMs = Date.parse(completeTime ?? modifyTime ?? '');
  return Number.isNaN(endMs) ? 0 : endMs;
}
