import { z } from 'zod';
import { APPROVAL_FIELDS, type ApprovalSnapshot, approvalSnapshot } from '#domain/approval-snapshot.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Escalation, EscalationResult } from './escalation-store.ts';

type StartDeps = { step: Escalation; approval: ApprovalSnapshot; nowMs: number };

const CHECK_EVERY_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;

const next = z.object({ reviewers: z.array(z.string()), message: z.string(), dueDays: z.number().optional() });
const page = z.object({ items: z.array(approvalSnapshot).default([]) });

/**
 * Starts the next approval of a file after the previous one is approved. If the previous one ends differently, the next never
 * starts.
 */
export async function startNext(
  execute: (call: UserCall) => Promise<{ body: unknown }>,
  { step, approval, nowMs }: StartDeps,
): Promise<EscalationResult> {
  const { status } = approval;
  if (status === 'IN_PROGRESS') return { state: 'waiting', reason: '', dueAt: nowMs + CHECK_EVERY_MS };
  if (status !== 'APPROVED') return { state: 'dropped', reason: 'The approval before it was not approved.' };
  const { file_id: fileId, next_approval } = step;
  const params = { fileId, fields: `items(${APPROVAL_FIELDS})` };
  const { items } = page.parse((await execute({ operationId: 'drive.approvals.list', params })).body ?? {});
  const running = items.find((one) => one.status === 'IN_PROGRESS');
  const { reviewers, message, dueDays } = next.parse(JSON.parse(next_approval ?? '{}'));
  if (running) {
    // A process that was lost after starting the approval has not recorded the start.
    const isStarted = running.initiator?.me === true && hasReviewers(running, reviewers);
    return isStarted ? { state: 'done', reason: '' } : { state: 'failed', reason: 'Another approval is in progress.' };
  }
  const dueTime = dueDays === undefined ? undefined : new Date(nowMs + dueDays * DAY_MS).toISOString();
  const body = { reviewerEmails: reviewers, ...(message !== '' && { message }), ...(dueTime && { dueTime }) };
  await execute({ operationId: 'drive.approvals.start', params: { fileId }, body });
  return { state: 'done', reason: '' };
}

function hasReviewers({ reviewerResponses }: ApprovalSnapshot, emails: readonly string[]): boolean {
  const asked = new Set(reviewerResponses.map(({ reviewer }) => reviewer?.emailAddress?.toLowerCase()));
  return emails.every((email) => asked.has(email.toLowerCase()));
}
