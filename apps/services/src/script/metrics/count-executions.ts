import type { Database } from '#db/database.ts';
import type { MetricsIntervals } from './metrics-intervals.ts';

/** What happened in one interval. */
export type ExecutionCounts = {
  total: number;
  /** Those that threw or ran out of time. */
  failed: number;
  /** People who ran something. */
  activeUsers: number;
};

const NONE: ExecutionCounts = { total: 0, failed: 0, activeUsers: 0 };

/** Counts the executions of a project, or of one of its deployments, that began in each interval. */
export function countExecutions(
  db: Database,
  subject: { scriptId: string; deploymentId?: string | undefined },
  { startMs, widthMs, count }: MetricsIntervals,
): ExecutionCounts[] {
  // Numbers arrive in SQLite as floating point, hence the cast.
  // The join goes from the project's series to the part of their time lines in question, whatever the planner thinks.
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
