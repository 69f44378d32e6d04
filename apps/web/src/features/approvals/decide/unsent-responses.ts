import { getReviewId } from '#features/approvals/review-queries.ts';
import { type DelayedCall, useDelayedCalls } from '#shared/delayed-calls/delayed-calls-query.ts';

/** The state of the user's last response: it can still be undone, or it was rejected with a reason. */
export type UnsentResponse = { state: 'held' } | { state: 'refused'; reason: string };

const DECISIONS: readonly string[] = ['drive.approvals.approve', 'drive.approvals.decline'];

/** Returns the user's responses that have not reached the service, by approval ID from `getReviewId`. */
export function useUnsentResponses(): ReadonlyMap<string, UnsentResponse> {
  return useDelayedCalls(toUnsentResponses).data ?? NONE;
}

const NONE: ReadonlyMap<string, UnsentResponse> = new Map();

function toUnsentResponses(delayedCalls: readonly DelayedCall[]): ReadonlyMap<string, UnsentResponse> {
  const answers = new Map<string, UnsentResponse | undefined>();
  for (const send of delayedCalls) {
    const id = getReviewId({ fileId: String(send.params.fileId), approvalId: String(send.params.approvalId) });
    // The newest call comes first and determines the state of the approval.
    if (DECISIONS.includes(send.operationId) && !answers.has(id)) answers.set(id, toUnsentResponse(send));
  }
  return new Map([...answers].flatMap(([id, answer]) => (answer ? [[id, answer] as const] : [])));
}

function toUnsentResponse({ state, problem }: DelayedCall): UnsentResponse | undefined {
  if (state === 'held' || state === 'sending') return { state: 'held' };
  if (state !== 'failed') return undefined;
  return { state: 'refused', reason: problem?.detail ?? problem?.title ?? 'The service refused the request.' };
}
