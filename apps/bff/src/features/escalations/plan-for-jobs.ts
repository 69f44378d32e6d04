import type { Principal } from '#domain/principal.ts';
import type { TimedStep } from '#domain/timed-step.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import type { EscalationStore } from './escalation-store.ts';

/** An approval started by a job. */
type StartedApproval = { fileId: string; approvalId: string };

/** Schedules escalations for approvals that jobs start, on behalf of the user who started the job. */
export function planForJobs(escalations: EscalationStore, trail: AuditTrail) {
  return {
    /** Throws 409 if there would be too many steps. */
    requireStepCapacity: (userId: string, count: number) => escalations.requireCapacity(userId, count),
    /** Schedules the steps of one approval. */
    async plan(
      { userId, subject, email, sessionId }: Principal,
      { fileId, approvalId }: StartedApproval,
      steps: readonly TimedStep[],
      requestId: string,
    ): Promise<void> {
      const details = { approvalId, steps: steps.length };
      const action = { action: 'approvals.escalation.set', target: fileId, details };
      const actor = { requestId, subject, email, sessionId };
      await trail.perform(actor, action, () => escalations.replace({ userId, fileId, approvalId }, steps));
    },
  };
}
