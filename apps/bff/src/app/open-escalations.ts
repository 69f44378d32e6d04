import type { EscalationRouteDeps } from '#features/escalations/escalation-routes.ts';
import { EscalationStore } from '#features/escalations/escalation-store.ts';
import { createEscalationWorker } from '#features/escalations/escalation-worker.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { type UserCallDeps, UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { UserWorkDeps } from './user-work-deps.ts';

/** Escalations, with their routes and background tasks. */
export type Escalations = { routes: EscalationRouteDeps; background: readonly BackgroundTask[] };

const SWEEP_EVERY_MS = 3_600_000;

/** Wires up the work that reminds reviewers and asks other users at scheduled times. */
export function openEscalations(
  parts: UserWorkDeps & { seals: RowSeals },
  { watch }: { watch: UserCallDeps['watch'] },
  invalidations: UserInvalidations,
): Escalations {
  const { config, store, clock, log, sessions, audit, seals } = parts;
  const calls = new UserCallExecutor({ ...parts, watch, scopeBase: config.scopeBase }, 'escalation');
  const escalations = new EscalationStore(store, clock, seals, () => worker.notify());
  const findForWork = (userId: string) => sessions.findForWork(userId);
  const worker = createEscalationWorker({ escalations, seals, calls, clock, log, invalidations, findForWork });
  return {
    routes: { escalations, calls, trail: audit.trail, clock },
    background: [worker, createPoller(parts, SWEEP_EVERY_MS, () => escalations.sweep())],
  };
}
