import { reviewId } from '#features/approvals/review-queries.ts';
import { type DelayedCall, useDelayedCalls } from '#shared/delayed-calls/delayed-calls-query.ts';

/** What became of an answer that the person gave last: it can still be taken back, or it was refused, and why. */
export type OwnAnswer = { state: 'held' } | { state: 'refused'; reason: string };

const DECISIONS: readonly string[] = ['drive.approvals.approve', 'drive.approvals.decline'];

/** Answers of the person that have not reached the service, by approval as `reviewId` names it. */
export function useOwnAnswers(): ReadonlyMap<string, OwnAnswer> {
  return useDelayedCalls(toOwnAnswers).data ?? NONE;
}

const NONE: ReadonlyMap<string, OwnAnswer> = new Map();

function toOwnAnswers(delayedCalls: readonly DelayedCall[]): ReadonlyMap<string, OwnAnswer> {
  const answers = new Map<string, OwnAnswer | undefined>();
  for (const send of delayedCalls) {
    const id = reviewId({ fileId: String(send.params.fileId), approvalId: String(send.params.approvalId) });
    // The newest comes first, and stands for the approval.
    if (DECISIONS.includes(send.operationId) && !answers.has(id)) answers.set(id, toOwnAnswer(send));
  }
  return new Map([...answers].flatMap(([id, answer]) => (answer ? [[id, answer] as const] : [])));
}

function toOwnAnswer({ state, problem }: DelayedCall): OwnAnswer | undefined {
  if (state === 'held' || state === 'sending') return { state: 'held' };
  if (state !== 'failed') return undefined;
  return { state: 'refused', reason: problem?.detail ?? problem?.title ?? 'The service refused the request.' };
}
