import type { Logger } from 'pino';
import { LeasedPoller } from '#platform/background/leased-poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { type EscalateDeps, escalate } from './escalate.ts';
import type { Escalation, EscalationStore } from './escalation-store.ts';

type WorkerDeps = EscalateDeps & {
  escalations: EscalationStore;
  seals: RowSeals;
  invalidations: UserInvalidations;
  log: Logger;
};

const AT_ONCE = 2;
const RETRY_MS = 60_000;
const FORGED = 'This step was not planned with the console.';

/** Creates the worker that reminds reviewers and asks others when approvals wait too long. */
export function createEscalationWorker(deps: WorkerDeps): LeasedPoller<Escalation> {
  const { escalations, seals, invalidations, clock, log } = deps;
  return new LeasedPoller<Escalation>({
    clock,
    log,
    atOnce: AT_ONCE,
    rows: escalations.due,
    idOf: ({ id }) => id,
    async run(step, lease) {
      const result = seals.hasValidSeal('approval_escalations', step)
        ? await escalate(deps, step).catch((error: unknown) => {
            log.warn({ err: error }, 'failed to escalate an approval');
            return { state: 'waiting', reason: '', dueAt: clock.nowMs() + RETRY_MS } as const;
          })
        : ({ state: 'failed', reason: FORGED } as const);
      if (await escalations.release(step, lease, result)) await invalidations.publish(step.user_id, 'index:approvals');
    },
  });
}
