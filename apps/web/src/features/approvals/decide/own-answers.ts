import { reviewId } from '#features/approvals/review-queries.ts';
import { type DelayedCall, useDelayedCalls } from '#shared/delayed-calls/delayed-calls-query.ts';

/** The state of the user's last response: it can still be undone, or it was rejected with a reason. */
export type OwnAnswer = { state: 'held' } | { state: 'refused'; reason: string };

const DECISIONS: readonly string[] = ['drive.approvals.approve', 'drive.approvals.decline'];

/** Returns the user's responses that have not reached the service, by approval ID from `reviewId`. */
export function useOwnAnswers(): ReadonlyMap<string, OwnAnswer> {
  return useDelayedCalls(toOwnAnswers).data ?? NONE;
}

const NONE: ReadonlyMap<string, OwnAnswer> = new Map();

function toOwnAnswers(delayedCalls: readonly DelayedCall[]): ReadonlyMap<string, OwnAnswer> {
  const answers = new Map<string, OwnAnswer | undefined>();
  for (const send of delayedCalls) {
    const id = reviewId({ fileId: String(send.params.fileId), approvalId: String(send.params.approvalId) });
    // The newest call comes first and determines the state of the approval.
    if (DECISIONS.includes(send.operationId) && !answers.has(id)) answers.set(id, toOwnAnswer(send));
  }
  return new Map([...answers].flatMap(([id, answer]) => (answer ? [[id, answer] as const] : [])));
}

function toOwnAnswer({ state, problem }: DelayedCall): OwnAnswer | undefined {
  if (state === 'held' || state === 'sending') return { state: 'held' };
  if (state !== 'failed') return undefined;
  return { state: 'refused', reason: problem?.detail ?? problem?.title ?? 'The service refused the request.' };
}
