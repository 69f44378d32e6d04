import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

type WireMetrics = ScriptSchemas['Metrics'];

/** The executions of one day or week. Times are in Unix milliseconds; the end is exclusive. */
export type MetricsPoint = {
  startMs: number;
  endMs: number;
  total: number;
  failed: number;
  users: number;
  /** Executions that did not fail, for stacked bars. */
  fine: number;
  /** The percentage of failed executions. Undefined if nothing ran. */
  failedShare: number | undefined;
  /** The number of executions at the corresponding time of the previous period. Undefined if unknown. */
  previousTotal: number | undefined;
};

const WEEK_MS = 7 * 86_400_000;

/** Merges the service's three lists, oldest first. Numbers are strings, because they may be large. */
export function toPoints(metrics: WireMetrics): MetricsPoint[] {
  const failed = mapByStart(metrics.failedExecutions);
  const users = mapByStart(metrics.activeUsers);
  const points = (metrics.totalExecutions ?? []).map(({ value, startTime = '', endTime = '' }) => {
    const total = Number(value ?? 0);
    const failures = failed.get(startTime) ?? 0;
    return {
      startMs: Date.parse(startTime),
      endMs: Date.parse(endTime),
      total,
      failed: failures,
      users: users.get(startTime) ?? 0,
      fine: Math.max(0, total - failures),
      failedShare: total === 0 ? undefined : Math.round((failures / total) * 1000) / 10,
      previousTotal: undefined,
    };
  });
  return points.sort((left, right) => left.startMs - right.startMs);
}

/**
 * Sets the previous value of each day to the daily average of the week before, based on the weekly numbers. The service counts
 * single days for only one week. Days without a known previous week are unchanged.
 */
export function withPreviousWeek(days: readonly MetricsPoint[], weeks: readonly MetricsPoint[]): MetricsPoint[] {
  return days.map((day) => {
    const before = weeks.find(
      ({ startMs, endMs }) => startMs <= day.startMs - WEEK_MS && day.startMs - WEEK_MS < endMs,
    );
    return before ? { ...day, previousTotal: Math.round((before.total / 7) * 10) / 10 } : day;
  });
}

/** Splits weeks in two halves, and returns the later ones with their counterparts among the earlier ones. */
export function withPreviousHalf(weeks: readonly MetricsPoint[]): MetricsPoint[] {
  const half = Math.floor(weeks.length / 2);
  const later = weeks.slice(weeks.length - half);
  return later.map((week, index) => ({ ...week, previousTotal: weeks[weeks.length - 2 * half + index]?.total }));
}

function mapByStart(values: WireMetrics['activeUsers']): ReadonlyMap<string, number> {
  return new Map((values ?? []).map(({ startTime = '', value }) => [startTime, Number(value ?? 0)]));
}
