import type { AbsenceRouteDeps } from '#features/absences/absence-routes.ts';
import { AbsenceStore } from '#features/absences/absence-store.ts';
import { createAbsenceWorker } from '#features/absences/absence-worker.ts';
import { toStandInRule } from '#features/absences/stand-in-rule.ts';
import type { CrawlStore } from '#features/indexes/store/crawl-store.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { PreferenceStore, TEAM } from '#platform/user-settings/preference-store.ts';
import { type UserCallDeps, UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { UserWorkDeps } from './user-work-deps.ts';

/** Absences, with their routes and background tasks. */
export type Absences = { routes: AbsenceRouteDeps; background: readonly BackgroundTask[] };

const SWEEP_EVERY_MS = 3_600_000;

/** Wires up the work that asks stand-ins during absences. */
export function openAbsences(
  parts: UserWorkDeps,
  { watch, indexes }: { watch: UserCallDeps['watch']; indexes: { crawls: CrawlStore } },
  invalidations: UserInvalidations,
): Absences {
  const { config, store, clock, log, sessions, audit } = parts;
  const calls = new UserCallExecutor({ ...parts, watch, scopeBase: config.scopeBase }, 'absence');
  const preferences = new PreferenceStore(store);
  const readRule = async () => toStandInRule(await preferences.read(TEAM));
  const absences = new AbsenceStore(store, clock, () => worker.notify());
  const worker = createAbsenceWorker({
    store,
    absences,
    calls,
    clock,
    log,
    invalidations,
    readRule,
    findForWork: (userId) => sessions.findForWork(userId),
    follow: async (userId) => {
      await indexes.crawls.activateInBackground({ userId, name: 'approvals' });
    },
  });
  return {
    routes: { absences, trail: audit.trail, clock, readRule },
    background: [worker, createPoller(parts, SWEEP_EVERY_MS, () => absences.sweep())],
  };
}
