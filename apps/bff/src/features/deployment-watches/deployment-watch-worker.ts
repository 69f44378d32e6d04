import type { Logger } from 'pino';
import { LeasedPoller } from '#platform/background/leased-poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { type CheckDeps, checkDeployment, scheduleNextCheck } from './check-deployment.ts';
import type { DeploymentWatchStore, WatchedDeployment } from './deployment-watch-store.ts';

type WorkerDeps = CheckDeps & {
  watches: DeploymentWatchStore;
  seals: RowSeals;
  invalidations: UserInvalidations;
  log: Logger;
};

const AT_ONCE = 4;
const FORGED = 'This watch was changed in the database.';
const CHECK_FAILED = 'The console failed to count the failures.';

/**
 * Creates the worker that counts the failures of deployments. Several processes may run it; each deployment is claimed by one
 * process.
 */
export function createDeploymentWatchWorker(deps: WorkerDeps): LeasedPoller<WatchedDeployment> {
  const { watches, seals, invalidations, clock, log } = deps;
  return new LeasedPoller<WatchedDeployment>({
    clock,
    log,
    atOnce: AT_ONCE,
    rows: watches.due,
    idOf: ({ id }) => id,
    async run(row, lease) {
      const check = () => checkDeployment(deps, row, () => lease.isHeld());
      const result = seals.hasValidSeal('deployment_watches', row)
        ? await check().catch((error: unknown) => {
            log.warn({ err: error }, 'failed to check a deployment');
            return scheduleNextCheck(clock, row, CHECK_FAILED);
          })
        : { ...scheduleNextCheck(clock, row, FORGED), state: 'ended' as const };
      if (await watches.release(row, lease, result)) await invalidations.publish(row.user_id, 'delayed-calls');
    },
  });
}
