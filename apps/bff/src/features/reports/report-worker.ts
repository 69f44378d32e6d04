import type { Logger } from 'pino';
import { LeasedPoller } from '#platform/background/leased-poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { ReportDeps } from './report-deps.ts';
import type { ReportRow } from './report-store.ts';
import { runReport } from './run-report.ts';

const AT_ONCE = 2;
const RETRY_MS = 60_000;

/** Runs reports when they are due. */
export function createReportWorker(
  deps: ReportDeps & { invalidations: UserInvalidations; log: Logger },
): LeasedPoller<ReportRow> {
  const { reports, invalidations, clock, log } = deps;
  return new LeasedPoller<ReportRow>({
    clock,
    log,
    atOnce: AT_ONCE,
    rows: reports,
    idOf: ({ id }) => id,
    async run(row, lease) {
      const note = await runReport(deps, row).catch((error: unknown) => {
        log.warn({ err: error, reportId: row.id }, 'failed to run a report');
        return { due_at: clock.nowMs() + RETRY_MS };
      });
      if (await reports.release(row, lease, note)) await invalidations.publish(row.user_id, 'reports');
    },
  });
}
