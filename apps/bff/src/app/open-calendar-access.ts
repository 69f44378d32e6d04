import type { AccessPeriodRouteDeps } from '#features/calendar-access/access-period-routes.ts';
import { AccessPeriodStore } from '#features/calendar-access/access-period-store.ts';
import { createAccessPeriodWorker } from '#features/calendar-access/access-period-worker.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import { type UserCallDeps, UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { UserWorkDeps } from './user-work-deps.ts';

/** Temporary calendar access, with its routes and background tasks. */
export type CalendarAccess = { routes: AccessPeriodRouteDeps; background: readonly BackgroundTask[] };

const SWEEP_EVERY_MS = 3_600_000;

/** Wires up the work that grants and withdraws calendar access at scheduled times. */
export function openCalendarAccess(parts: UserWorkDeps, { watch }: { watch: UserCallDeps['watch'] }): CalendarAccess {
  const { config, store, clock, log, sessions, audit } = parts;
  const calls = new UserCallExecutor({ ...parts, watch, scopeBase: config.scopeBase }, 'calendarAccess');
  const periods = new AccessPeriodStore(store, clock, () => worker.notify());
  const findForWork = (userId: string) => sessions.findForWork(userId);
  const worker = createAccessPeriodWorker({ periods, calls, clock, log, findForWork });
  return {
    routes: { periods, calls, trail: audit.trail, clock },
    background: [worker, createPoller(parts, SWEEP_EVERY_MS, () => periods.sweep())],
  };
}
