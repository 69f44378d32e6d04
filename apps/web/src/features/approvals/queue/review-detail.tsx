import { clsx } from 'clsx';
import { FileClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { CHANGES_REQUESTED, duePressure, statusWord } from '#features/approvals/approval-status.tsx';
import type { OwnAnswer } from '#features/approvals/decide/own-answers.ts';
import type { ReviewRow } from '#features/approvals/review-queries.ts';
import { dueWords } from '#shared/format/due-words.ts';
import { formatDateTime, formatNear } from '#shared/format/time.ts';

/** Answers of the person that the service does not know, in words. */
export const OWN_ANSWERS = { held: 'Answer pending', refused: 'Not sent' } as const;

const CHANGED = 'changed since start';
const DUE_TEXT = { overdue: 'font-medium text-orange-fg', soon: 'text-amber-fg', later: '' } as const;

/**
 * What a narrow screen says of an approval in a second line: whether its file changed, when it is due, coloured as it is
 * pressing, or when it was decided, and who asks.
 */
export function reviewDetail(row: ReviewRow, nowMs: number): ReactNode {
  const due = dueText(row, nowMs);
  const others = otherFacts(row);
  return (
    <>
      {isDrifted(row) && <ChangedSince className="mr-8 align-top" />}
      {due && <span className={DUE_TEXT[duePressure(row.dueTime ?? '', nowMs)]}>{due}</span>}
      {due && others.length > 0 && ' · '}
      {others.join(' · ')}
    </>
  );
}

/** What is read out of an approval after the name of its file: its state, when it is due, and who asks. */
export function reviewSummary(row: ReviewRow, answer: OwnAnswer | undefined, nowMs: number): string {
  const facts = [reviewState(row, answer), dueText(row, nowMs), isDrifted(row) && CHANGED, ...otherFacts(row)];
  return facts.filter(Boolean).join(' · ');
}

/** The state of an approval in words; while it runs, how many have approved. */
export function reviewState(row: ReviewRow, answer: OwnAnswer | undefined): string {
  const { status, reviewers, changeRequests } = row;
  if (answer && row.isWaitingOnMe) return OWN_ANSWERS[answer.state];
  if (changeRequests) return CHANGES_REQUESTED;
  if (status !== 'IN_PROGRESS') return statusWord(status);
  const answered = reviewers.filter(({ response }) => response === 'APPROVED' || response === 'DECLINED').length;
  return `${answered} of ${reviewers.length} approved`;
}

/** When an approval was approved or declined; undefined for all others. */
export function decidedTime({ status, completeTime }: ReviewRow): string | undefined {
  return status === 'APPROVED' || status === 'DECLINED' ? completeTime : undefined;
}

/** Whether the answers so far were given to other content than reviewers see now. */
export function isDrifted({ isChangedSince, status }: ReviewRow): boolean {
  return isChangedSince && status === 'IN_PROGRESS';
}

/** That a file has changed since its approval was started. */
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

function dueText({ dueTime, status }: ReviewRow, nowMs: number): string | undefined {
  return dueTime !== undefined && status === 'IN_PROGRESS' ? dueWords(dueTime, nowMs) : undefined;
}

function otherFacts(row: ReviewRow): string[] {
  const { snoozedUntil, initiator } = row;
  const decided = decidedTime(row);
  return [
    snoozedUntil && `returns ${formatNear(Date.parse(snoozedUntil))}`,
    decided && `decided ${formatDateTime(Date.parse(decided))}`,
    initiator && `by ${initiator.name}`,
  ].flatMap((fact) => fact || []);
}
