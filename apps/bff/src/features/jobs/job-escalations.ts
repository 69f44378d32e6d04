import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { isStepAhead, type TimedStep } from '#domain/timed-step.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { NewItem } from './job-item-store.ts';

/** Schedules the escalation of approvals that jobs start. */
export type JobEscalations = {
  /** Throws 409 when there would be too many steps. */
  requireStepCapacity(userId: string, count: number): Promise<void>;
  plan(
    principal: Principal,
    approval: { fileId: string; approvalId: string },
    steps: readonly TimedStep[],
    requestId: string,
  ): Promise<void>;
};

type Acceptance = {
  escalations: JobEscalations;
  calls: Pick<UserCallExecutor, 'requireAllowed'>;
  principal: Principal;
  nowMs: number;
};

/** Throws the error that the user would get if they scheduled the escalations of all items now. */
export async function requireEscalations(
  { escalations, calls, principal, nowMs }: Acceptance,
  items: readonly NewItem[],
): Promise<void> {
  const steps = items.flatMap(({ escalation = [] }) => escalation);
  if (steps.length === 0) return;
  if (!steps.every((step) => isStepAhead(step, nowMs)))
    throw new ProblemError('bad_request', { detail: 'items: times of an escalation must be within a year from now.' });
  calls.requireAllowed(principal, 'drive.approvals.comment');
  calls.requireAllowed(principal, 'drive.approvals.reassign');
  await escalations.requireStepCapacity(principal.userId, steps.length);
}
