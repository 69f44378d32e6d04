import { clsx } from 'clsx';
import { FileClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CHANGES_REQUESTED, getDuePressure, getStatusLabel } from '#features/approvals/approval-status.tsx';
import type { UnsentResponse } from '#features/approvals/decide/unsent-responses.ts';
import type { ReviewRow } from '#features/approvals/review-queries.ts';
import { formatDueTime } from '#shared/format/due-time-text.ts';
import { formatDateTime, formatWeekdayTime } from '#shared/format/time.ts';

/** The labels of the user's responses that the service does not have. */
export const UNSENT_RESPONSE_LABELS = { held: 'Answer pending', refused: 'Not sent' } as const;

const CHANGED = 'changed since start';
const DUE_TEXT = { overdue: 'font-medium text-orange-fg', soon: 'text-amber-fg', later: '' } as const;

/**
 * Returns the second line of an approval on narrow screens: whether its file changed, the due time coloured by urgency or the
 * decision time, and the requester.
 */
export function renderReviewDetail(row: ReviewRow, nowMs: number): ReactNode {
  const due = formatDue(row, nowMs);
  const others = listOtherFacts(row);
  return (
    <>
      {isDrifted(row) && <ChangedSince className="mr-8 align-top" />}
      {due && <span className={DUE_TEXT[getDuePressure(row.dueTime ?? '', nowMs)]}>{due}</span>}
      {due && others.length > 0 && ' · '}
      {others.join(' · ')}
    </>
  );
}

/** Returns the spoken summary of an approval after the file name: its state, due time and requester. */
export function getReviewSummary(row: ReviewRow, answer: UnsentResponse | undefined, nowMs: number): string {
  const facts = [
    describeReviewState(row, answer),
    formatDue(row, nowMs),
    isDrifted(row) && CHANGED,
    ...listOtherFacts(row),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Describes the state of an approval. In progress, it includes the number of approvals so far. */
function describeReviewState(row: ReviewRow, answer: UnsentResponse | undefined): string {
  const { status, changeRequests } = row;
  if (answer && row.isWaitingOnMe) return UNSENT_RESPONSE_LABELS[answer.state];
  if (changeRequests) return CHANGES_REQUESTED;
  if (status !== 'IN_PROGRESS') return getStatusLabel(status);
  const { answered, total } = countResponses(row);
  return `${answered} of ${total} approved`;
}

/** Counts the reviewers of an approval and those who have responded. */
export function countResponses({ reviewers }: ReviewRow): { answered: number; total: number } {
  const answered = reviewers.filter(({ response }) => response === 'APPROVED' || response === 'DECLINED').length;
  return { answered, total: reviewers.length };
}

/** Returns when an approval was approved or declined. Returns undefined in all other states. */
export function getDecidedTime({ status, completeTime }: ReviewRow): string | undefined {
  return status === 'APPROVED' || status === 'DECLINED' ? completeTime : undefined;
}

/** Reports whether the responses so far refer to different content than reviewers see now. */
export function isDrifted({ isChangedSince, status }: ReviewRow): boolean {
  return isChangedSince && status === 'IN_PROGRESS';
}

/** Shows that a file has changed since its approval was started. */
export function ChangedSince({ className }: { className: string }) {
  return (
    <span
      data-tooltip={CHANGED}
      className={clsx('inline-flex shrink-0 items-center gap-4 text-amber-fg text-small', className)}
    >
      <FileClock size={12} strokeWidth={2} aria-hidden />
      {/* Most tables have room for the name of the file or for these words. */}
      <span className="sm:@max-[1300px]/table:sr-only">{CHANGED}</span>
    </span>
  );
}

function formatDue({ dueTime, status }: ReviewRow, nowMs: number): string | undefined {
  return dueTime !== undefined && status === 'IN_PROGRESS' ? formatDueTime(dueTime, nowMs) : undefined;
}

function listOtherFacts(row: ReviewRow): string[] {
  const { snoozedUntil, initiator } = row;
  const decided = getDecidedTime(row);
  return [
    snoozedUntil && `returns ${formatWeekdayTime(Date.parse(snoozedUntil))}`,
    decided && `decided ${formatDateTime(Date.parse(decided))}`,
    initiator && `by ${initiator.name}`,
  ].flatMap((fact) => fact || []);
}
