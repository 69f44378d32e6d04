import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { EscalationRouteDeps } from '#features/escalations/escalation-routes.ts';
import { EscalationStore } from '#features/escalations/escalation-store.ts';
import { createEscalationWorker } from '#features/escalations/escalation-worker.ts';
import type { SessionStore } from '#identity/sessions/session-store.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Store } from '#platform/store/open-store.ts';
import { type UserCallDeps, UserCallExecutor } from '#upstream/calls/user-call-executor.ts';

/** What escalations need of the BFF. */
type EscalationParts = Omit<UserCallDeps, 'watch' | 'scopeBase'> & {
  config: BffConfig;
  store: Store;
  clock: Clock;
  log: Logger;
  sessions: Pick<SessionStore, 'findForWork'>;
};

/** Escalations, ready to be served and done. */
export type Escalations = { routes: EscalationRouteDeps; background: readonly BackgroundTask[] };

const SWEEP_EVERY_MS = 3_600_000;

/** Puts together what reminds reviewers, and asks others, at planned times. */
export function openEscalations(
  parts: EscalationParts,
  { watch }: { watch: UserCallDeps['watch'] },
  invalidations: UserInvalidations,
): Escalations {
  const { config, store, clock, log, sessions, audit } = parts;
  const calls = new UserCallExecutor({ ...parts, watch, scopeBase: config.scopeBase }, 'escalation');
  const escalations = new EscalationStore(store, clock, () => worker.notify());
  const findForWork = (userId: string) => sessions.findForWork(userId);
  const worker = createEscalationWorker({ escalations, calls, clock, log, invalidations, findForWork });
  return {
    routes: { escalations, calls, trail: audit.trail, clock },
    background: [worker, createPoller(SWEEP_EVERY_MS, () => escalations.sweep(), log)],
  };
}
