import type { ApprovalSnapshot } from '#domain/approval-snapshot.ts';
import { toEmailKey } from '#domain/email-key.ts';
import {
  APPROVAL_TRANSITIONS,
  type ApprovalState,
  RESPONSE_TRANSITIONS,
  type ResponseState,
} from '#domain/states/approval-states.ts';
import { findEvent, foldEvents } from '#domain/states/state-machine.ts';

/**
 * The kinds of steps of an approval. `reset`: a response was withdrawn because the content changed; `reminder`: a message that
 * asks for responses; `changesRequested`: a message that asks for changes to the content.
 */
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

/** The responses of reviewers and the final states of approvals, as services name them. */
const RESPONSES: ReadonlyMap<string, ResponseState> = new Map([
  ['NO_RESPONSE', 'none'],
  ['APPROVED', 'approved'],
  ['DECLINED', 'declined'],
]);
const ENDS: ReadonlyMap<string, ApprovalState> = new Map([
  ['APPROVED', 'completed'],
  ['CANCELLED', 'cancelled'],
]);

/** A step that is already known. */
export type KnownStep = { kind: StepKind; email: string | undefined };

/** A step detected in an approval. Times are Unix milliseconds. */
export type FoundStep = { kind: StepKind; email?: string; name?: string; atMs: number };

/**
 * Returns the unknown steps that an approval shows, oldest first. `known` are the known steps of this approval, oldest first. The
 * service does not store the time of a response, so the approval's last change counts as its time.
 */
export function findSteps(approval: ApprovalSnapshot, known: readonly KnownStep[]): FoundStep[] {
  const changedMs = toMs(approval.modifyTime) ?? toMs(approval.createTime) ?? 0;
  const endedMs = toMs(approval.completeTime) ?? changedMs;
  const has = (kind: StepKind) => known.some((step) => step.kind === kind);
  const { initiator } = approval;
  const start = { kind: 'started', ...getUser(initiator), atMs: toMs(approval.createTime) ?? changedMs } as const;
  const responses = approval.reviewerResponses.flatMap(({ reviewer, response }): FoundStep[] => {
    const user = getUser(reviewer);
    const now = RESPONSES.get(response ?? '');
    const kind = now && findEvent(RESPONSE_TRANSITIONS, getLastResponse(known, user.email), now);
    return kind ? [{ kind, ...user, atMs: changedMs }] : [];
  });
  const before = foldEvents(APPROVAL_TRANSITIONS, 'unknown', getKinds(known));
  const status = ENDS.get(approval.status ?? '');
  const end = status && findEvent(APPROVAL_TRANSITIONS, before, status);
  return [...(has('started') ? [] : [start]), ...responses, ...(end ? [{ kind: end, atMs: endedMs }] : [])];
}

function getLastResponse(known: readonly KnownStep[], email: string | undefined): ResponseState {
  const key = toEmailKey(email ?? '');
  const own = known.filter((step) => toEmailKey(step.email ?? '') === key);
  return foldEvents(RESPONSE_TRANSITIONS, 'none', getKinds(own));
}

function getKinds(known: readonly KnownStep[]): StepKind[] {
  return known.map(({ kind }) => kind);
}

function getUser(user: ApprovalSnapshot['initiator']): { email?: string; name?: string } {
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
