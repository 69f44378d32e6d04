import type { Logger } from 'pino';
import { LeasedPoller } from '#platform/background/leased-poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Absence } from './absence-store.ts';
import { type AbsenceDeps, evaluateAbsence } from './evaluate-absence.ts';

const AT_ONCE = 2;
const EVERY_MS = 60_000;

/** Creates the worker that asks stand-ins during absences. */
export function createAbsenceWorker(
  deps: AbsenceDeps & { invalidations: UserInvalidations; log: Logger },
): LeasedPoller<Absence> {
  const { absences, invalidations, clock, log } = deps;
  return new LeasedPoller<Absence>({
    clock,
    log,
    atOnce: AT_ONCE,
    rows: absences.due,
    idOf: ({ id }) => id,
    async run(absence, lease) {
      const isChanged = await evaluateAbsence(deps, absence, lease).catch((error: unknown) => {
        log.warn({ err: error }, 'failed to evaluate an absence');
        return false;
      });
      await absences.release(absence, lease, clock.nowMs() + EVERY_MS);
      if (isChanged) await invalidations.publish(absence.user_id, 'index:approvals');
    },
  });
}
