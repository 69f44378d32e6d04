import type { ApprovalSnapshot } from '#domain/approval-snapshot.ts';
import { toEmailKey } from '#domain/email-key.ts';

/** What can happen to an approval. `reset`: a response was taken back, because the content changed; `reminder`: a message that asks for answers;
 * `changesRequested`: a message that asks for another content. */
export const STEP_KINDS = [
  'started',
  'approved',
  'declined',
  'reset',
  'message',
  'reminder',
  'changesRequested',
  'reassigned',
  'cancelled',
  'completed',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** A step that is known already. */
export type KnownStep = { kind: StepKind; email: string | undefined };

/** A step that shows in an approval. Times in Unix milliseconds. */
export type FoundStep = { kind: StepKind; email?: string; name?: string; atMs: number };

/**
 * The steps that show in an approval and are not known, oldest first. `known` are those of this approval, oldest first.
 * The service keeps no time of a response, so that it counts as given when the approval last changed.
 */
export function findSteps(approval: ApprovalSnapshot, known: readonly KnownStep[]): FoundStep[] {
  const changedMs = toMs(approval.modifyTime) ?? toMs(approval.createTime) ?? 0;
  const endedMs = toMs(approval.completeTime) ?? changedMs;
  const has = (kind: StepKind) => known.some((step) => step.kind === kind);
  const { initiator } = approval;
  const start = { kind: 'started', ...userOf(initiator), atMs: toMs(approval.createTime) ?? changedMs } as const;
  const responses = approval.reviewerResponses.flatMap(({ reviewer, response }): FoundStep[] => {
    const user = userOf(reviewer);
    const before = lastResponse(known, user.email);
    if (response === 'APPROVED' && before !== 'approved') return [{ kind: 'approved', ...user, atMs: changedMs }];
    if (response === 'DECLINED' && before !== 'declined') return [{ kind: 'declined', ...user, atMs: changedMs }];
    if (response === 'NO_RESPONSE' && before === 'approved') return [{ kind: 'reset', ...user, atMs: changedMs }];
    return [];
  });
  const end: FoundStep[] =
    approval.status === 'CANCELLED' && !has('cancelled')
      ? [{ kind: 'cancelled', atMs: endedMs }]
      : approval.status === 'APPROVED' && !has('completed')
        ? [{ kind: 'completed', atMs: endedMs }]
        : [];
  return [...(has('started') ? [] : [start]), ...responses, ...end];
}

function lastResponse(known: readonly KnownStep[], email: string | undefined): StepKind | undefined {
  const key = toEmailKey(email ?? '');
  const own = known.filter((step) => toEmailKey(step.email ?? '') === key);
  return own.findLast(({ kind }) => kind === 'approved' || kind === 'declined' || kind === 'reset')?.kind;
}

function userOf(user: ApprovalSnapshot['initiator']): { email?: string; name?: string } {
  const { emailAddress, displayName } = user ?? {};
  return {
    ...(emailAddress !== undefined && { email: emailAddress }),
    ...(displayName !== undefined && { name: displayName }),
  };
}

function toMs(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}
