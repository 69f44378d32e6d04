import { countOf } from '@rotunda/api-client/count-of';
import type { RunRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';
import { groupRunsByFunction } from './group-runs-by-function.ts';

type ScheduleSettings = { functionName?: string; projectName?: string };

const MINUTE_MS = 60_000;
const LEAST_INTERVALS = 3;
const LEAST_DELAY_MS = 10 * MINUTE_MS;

/**
 * Finds periods in which a time-driven function did not run although its previous runs indicate that it should have. An interval
 * that has occurred twice, for example over a weekend, is expected.
 */
export function findMissedSchedules(runs: readonly RunRow[], settings: ScheduleSettings, nowMs: number): Episode[] {
  return groupRunsByFunction(runs, settings).flatMap(({ key, title, path, runs: own }) => {
    const starts = own.map(({ startMs }) => startMs);
    const limitMs = learnLimit(starts);
    if (limitMs === undefined) return [];
    return starts.flatMap((startMs, index): Episode[] => {
      const nextMs = starts[index + 1];
      const dueMs = startMs + limitMs;
      if ((nextMs ?? nowMs) <= dueMs) return [];
      const detail = `Has not run for ${formatDuration(limitMs)}, longer than its schedule so far.`;
      return [{ key, title, detail, path, startMs: dueMs, endMs: nextMs, times: [dueMs] }];
    });
  });
}

/** Returns the longest expected time until a function's next run, or undefined if too few runs are known. */
function learnLimit(starts: readonly number[]): number | undefined {
  const intervals = starts
    .slice(1)
    .map((startMs, index) => startMs - (starts[index] ?? 0))
    .toSorted((left, right) => left - right);
  if (intervals.length < LEAST_INTERVALS) return undefined;
  const median = intervals[Math.floor(intervals.length / 2)] ?? 0;
  const recurring = intervals.at(-2) ?? 0;
  return Math.max(median * 1.5, median + LEAST_DELAY_MS, recurring * 1.1);
}

function formatDuration(durationMs: number): string {
  const minutes = Math.round(durationMs / MINUTE_MS);
  return minutes < 120 ? countOf(minutes, 'minute') : countOf(Math.round(minutes / 60), 'hour');
}
