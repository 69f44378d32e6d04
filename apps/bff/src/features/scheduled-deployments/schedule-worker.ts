import type { Logger } from 'pino';
import { LeasedPoller } from '#platform/background/leased-poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { type DeployDeps, deployScheduled, retry } from './deploy-scheduled.ts';
import type { ScheduledDeployment, ScheduleStore } from './schedule-store.ts';

type WorkerDeps = DeployDeps & {
  schedule: ScheduleStore;
  seals: RowSeals;
  invalidations: UserInvalidations;
  log: Logger;
};

const AT_ONCE = 4;
const FORGED = 'This was changed in the database and was not deployed.';
const DEPLOYMENT_FAILED = 'The console could not make this deployment.';

/**
 * Creates the worker that makes scheduled deployments. Several processes may run it; each deployment is claimed by one process.
 */
export function createScheduleWorker(deps: WorkerDeps): LeasedPoller<ScheduledDeployment> {
  const { schedule, seals, invalidations, clock, log } = deps;
  return new LeasedPoller<ScheduledDeployment>({
    clock,
    log,
    atOnce: AT_ONCE,
    rows: schedule.due,
    idOf: ({ id }) => id,
    async run(row, lease) {
      const deploy = () => deployScheduled(deps, row, () => lease.isHeld());
      const result = seals.hasValidSeal('scheduled_deployments', row)
        ? await deploy().catch((error: unknown) => {
            log.warn({ err: error }, 'failed to make a scheduled deployment');
            return retry(clock, row, DEPLOYMENT_FAILED);
          })
        : ({ state: 'failed', reason: FORGED } as const);
      if (await schedule.release(row, lease, result)) await invalidations.publish(row.user_id, 'delayed-calls');
    },
  });
}
