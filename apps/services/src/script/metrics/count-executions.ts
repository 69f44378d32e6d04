import type { Database } from '#db/database.ts';
import type { MetricsIntervals } from './metrics-intervals.ts';

/** The counts of an interval. */
export type ExecutionCounts = {
  total: number;
  /** Executions that threw an error or timed out. */
  failed: number;
  /** Users who ran something. */
  activeUsers: number;
};

const NONE: ExecutionCounts = { total: 0, failed: 0, activeUsers: 0 };

/** Counts the executions of a project, or of one of its deployments, by the interval in which they started. */
export function countExecutions(
  db: Database,
  subject: { scriptId: string; deploymentId?: string | undefined },
  { startMs, widthMs, count }: MetricsIntervals,
): ExecutionCounts[] {
  // Numbers are passed to SQLite as floating point, hence the cast. The join order is fixed: from the project's series to the
  // range of their timelines.
  const rows = db.all<ExecutionCounts & { interval: number }>(
    `SELECT CAST((p.started_at - ?) / ? AS INTEGER) AS interval, count(*) AS total,
       sum(s.process_status IN ('FAILED', 'TIMED_OUT')) AS failed, count(DISTINCT s.account_id) AS activeUsers
     FROM process_series AS s CROSS JOIN processes AS p ON p.series_id = s.id
     WHERE s.script_id = ? AND (? IS NULL OR s.deployment_id = ?) AND p.started_at >= ? AND p.started_at < ?
     GROUP BY interval`,
    startMs,
    widthMs,
    subject.scriptId,
    subject.deploymentId ?? null,
    subject.deploymentId ?? null,
    startMs,
    startMs + count * widthMs,
  );
  const found = new Map(rows.map(({ interval, ...counts }) => [interval, counts]));
  return Array.from({ length: count }, (_, interval) => found.get(interval) ?? NONE);
}
