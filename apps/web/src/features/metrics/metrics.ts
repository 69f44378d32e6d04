import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

type WireMetrics = ScriptSchemas['Metrics'];

/** What happened in one day or week. Times in Unix milliseconds; the end is not part of it. */
export type MetricsPoint = {
  startMs: number;
  endMs: number;
  total: number;
  failed: number;
  users: number;
  /** Executions that did not fail; for bars on top of each other. */
  fine: number;
  /** Failed ones among all, in percent; undefined when nothing ran. */
  failedShare: number | undefined;
  /** Executions in the period before the shown ones, at the same distance from its beginning; undefined when unknown. */
  previousTotal: number | undefined;
};

const WEEK_MS = 7 * 86_400_000;

/** The three lists of the service as one, oldest first. Numbers come as texts, because they may be large. */
export function toPoints(metrics: WireMetrics): MetricsPoint[] {
  const failed = byStart(metrics.failedExecutions);
  const users = byStart(metrics.activeUsers);
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
 * Gives days the average day of the week before, which the weekly numbers tell: the service counts single days for one
 * week only. Days whose week before is not known are left as they are.
 */
export function withPreviousWeek(days: readonly MetricsPoint[], weeks: readonly MetricsPoint[]): MetricsPoint[] {
  return days.map((day) => {
    const before = weeks.find(
      ({ startMs, endMs }) => startMs <= day.startMs - WEEK_MS && day.startMs - WEEK_MS < endMs,
    );
    return before ? { ...day, previousTotal: Math.round((before.total / 7) * 10) / 10 } : day;
  });
}

/** Splits weeks in two halves: the later ones, each with its counterpart among the earlier ones. */
export function withPreviousHalf(weeks: readonly MetricsPoint[]): MetricsPoint[] {
  const half = Math.floor(weeks.length / 2);
  const later = weeks.slice(weeks.length - half);
  return later.map((week, index) => ({ ...week, previousTotal: weeks[weeks.length - 2 * half + index]?.total }));
}

function byStart(values: WireMetrics['activeUsers']): ReadonlyMap<string, number> {
  return new Map((values ?? []).map(({ startTime = '', value }) => [startTime, Number(value ?? 0)]));
}
