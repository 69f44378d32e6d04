import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { LeasedPoller } from '#platform/background/leased-poller.ts';
import type { AccessPeriod, AccessPeriodStore } from './access-period-store.ts';
import { type ApplyPeriodDeps, applyAccessPeriod } from './apply-access-period.ts';

type WorkerDeps = ApplyPeriodDeps & { periods: AccessPeriodStore; clock: Clock; log: Logger };

const AT_ONCE = 2;
const RETRY_MS = 60_000;

/** Creates the worker that grants calendar access at the start of a period and withdraws it at the end. */
export function createAccessPeriodWorker(deps: WorkerDeps): LeasedPoller<AccessPeriod> {
  const { periods, clock, log } = deps;
  return new LeasedPoller<AccessPeriod>({
    clock,
    log,
    atOnce: AT_ONCE,
    rows: periods.due,
    idOf: ({ id }) => id,
    async run(period, lease) {
      const result = await applyAccessPeriod(deps, period).catch((error: unknown) => {
        log.warn({ err: error }, 'failed to apply access to a calendar');
        const state = STATES.find((known) => known === period.state) ?? 'planned';
        return { state, reason: '', dueAt: clock.nowMs() + RETRY_MS };
      });
      await periods.release(period, lease, result);
    },
  });
}

const STATES = ['planned', 'granting', 'active'] as const;
