import type { Principal } from '#domain/principal.ts';
import type { DeploymentWatchRouteDeps } from '#features/deployment-watches/deployment-watch-routes.ts';
import { DeploymentWatchStore, type WatchDraft } from '#features/deployment-watches/deployment-watch-store.ts';
import { createDeploymentWatchWorker } from '#features/deployment-watches/deployment-watch-worker.ts';
import type { WatchStart } from '#features/scheduled-deployments/deploy-scheduled.ts';
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
import { ensureRule } from './ensure-rule.ts';
import type { Alerts } from './open-alerts.ts';
import type { UserWorkDeps } from './user-work-deps.ts';

/** Scheduled and watched deployments, with their routes and background tasks. */
export type Schedule = {
  routes: ScheduleRouteDeps;
  watchRoutes: DeploymentWatchRouteDeps;
  background: readonly BackgroundTask[];
};

const MINUTE_MS = 60_000;
const SWEEP_EVERY_MS = 3_600_000;

/** Wires up the work that deploys at scheduled times and counts failures afterwards. */
export function openSchedule(
  parts: UserWorkDeps & { seals: RowSeals; limits: RateLimits },
  { watch, calls }: { watch: CallObserver; calls: UserCallExecutor },
  invalidations: UserInvalidations,
  alerts: Alerts,
): Schedule {
  const { config, store, clock, log, sessions, audit, seals, limits } = parts;
  // Users authenticate when they schedule a deployment. No user is available to ask at the scheduled time.
  const proof = new RecentAuthCheck(clock, () => false);
  const scheduled = new UserCallExecutor({ ...parts, proof, watch, scopeBase: config.scopeBase }, 'schedule');
  const schedule = new ScheduleStore(store, clock, seals, () => worker.notify());
  const findForWork = (userId: string) => sessions.findForWork(userId);
  const work = { calls: scheduled, clock, log, invalidations, findForWork };
  const watches = new DeploymentWatchStore(store, clock, seals, () => watchWorker.notify());
  const watchWorker = createDeploymentWatchWorker({ watches, seals, ...work });
  const startWatch = async (principal: Principal, start: WatchStart) => {
    // The limit applied when the deployment was scheduled.
    await watches.replace(principal, toWatchDraft(start, clock.nowMs()), Number.POSITIVE_INFINITY);
  };
  const worker = createScheduleWorker({ schedule, seals, startWatch, ...work });
  const shared = {
    calls,
    trail: audit.trail,
    clock,
    ensureRule: (principal: Principal) => ensureRule(alerts.routes, principal, 'deployments'),
  };
  const sweep = async () => {
    await schedule.sweep();
    await watches.sweep();
  };
  return {
    routes: { schedule, limits, invalidations, ...shared },
    watchRoutes: { watches, ...shared },
    background: [worker, watchWorker, createPoller(parts, SWEEP_EVERY_MS, sweep)],
  };
}

function toWatchDraft({ served, minutes, ...start }: WatchStart, nowMs: number): WatchDraft {
  return {
    ...start,
    formerVersion: served.versionNumber,
    formerDescription: served.description,
    startMs: nowMs,
    endMs: nowMs + minutes * MINUTE_MS,
  };
}
