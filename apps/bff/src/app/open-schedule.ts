import type { ScheduleRouteDeps } from '#features/scheduled-deployments/schedule-routes.ts';
import { ScheduleStore } from '#features/scheduled-deployments/schedule-store.ts';
import { createScheduleWorker } from '#features/scheduled-deployments/schedule-worker.ts';
import { RecentAuthCheck } from '#identity/sessions/require-recent-auth.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { CallObserver } from '#upstream/client/call-observer.ts';
import type { UserWorkParts } from './user-work-parts.ts';

/** Scheduled deployments, ready to be served and made. */
export type Schedule = { routes: ScheduleRouteDeps; background: readonly BackgroundTask[] };

const SWEEP_EVERY_MS = 3_600_000;

/** Puts together what makes deployments at stated times. */
export function openSchedule(
  parts: UserWorkParts & { seals: RowSeals; limits: RateLimits },
  { watch, calls }: { watch: CallObserver; calls: UserCallExecutor },
  invalidations: UserInvalidations,
): Schedule {
  const { config, store, clock, log, sessions, audit, seals, limits } = parts;
  // Who plans a deployment proves who they are then; at the planned time nobody can be asked.
  const proof = new RecentAuthCheck(clock, () => false);
  const scheduled = new UserCallExecutor({ ...parts, proof, watch, scopeBase: config.scopeBase }, 'schedule');
  const schedule = new ScheduleStore(store, clock, seals, () => worker.notify());
  const findForWork = (userId: string) => sessions.findForWork(userId);
  const worker = createScheduleWorker({ schedule, calls: scheduled, clock, log, invalidations, findForWork });
  return {
    routes: { schedule, calls, limits, trail: audit.trail, clock, invalidations },
    background: [worker, createPoller(SWEEP_EVERY_MS, () => schedule.sweep(), log)],
  };
}
