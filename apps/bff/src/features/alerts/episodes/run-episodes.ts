import { countOf } from '@rotunda/api-client/count-of';
import { formatMinutes } from '@rotunda/api-client/minutes-text';
import type { RunRow } from '#features/alerts/sources/alert-source.ts';
import type { Episode } from './episode.ts';
import { findBursts } from './find-bursts.ts';
import { findHighFailureRate } from './find-high-failure-rate.ts';
import { groupRunsByFunction } from './group-runs-by-function.ts';

type RunSettings = { functionName?: string; projectName?: string; count?: number; percent?: number; minutes?: number };

const MINUTE_MS = 60_000;
const FAILED: ReadonlySet<string> = new Set(['FAILED', 'TIMED_OUT']);
const ENDED: ReadonlySet<string> = new Set([...FAILED, 'COMPLETED']);

/**
 * Finds periods in which a function reached a number of failures, or a share of failed runs, within a number of minutes. They end
 * when the failures become too sparse or too small a share of the runs.
 */
export function findFailures(runs: readonly RunRow[], settings: RunSettings, nowMs: number): Episode[] {
  const { count = 1, percent, minutes = 60 } = settings;
  const windowMs = minutes * MINUTE_MS;
  return groupRunsByFunction(runs, settings).flatMap(({ key, title, path, runs: own }) => {
    const ended = own.filter(({ status }) => ENDED.has(status));
    const runsInOrder = ended
      .map((run) => ({ timeMs: getTime(run), isFailed: FAILED.has(run.status) }))
      .toSorted((left, right) => left.timeMs - right.timeMs);
    const failures = runsInOrder.flatMap(({ timeMs, isFailed }) => (isFailed ? [timeMs] : []));
    const share = percent === undefined ? '' : `, and in at least ${percent}% of its runs,`;
    const often = count === 1 ? 'at least once' : `${countOf(count, 'time')} or more`;
    const detail = `Failed ${often}${share} within ${formatMinutes(minutes)}.`;
    const found =
      percent === undefined
        ? findBursts(failures, count, windowMs, nowMs)
        : findHighFailureRate(runsInOrder, { count, percent, windowMs }, nowMs);
    return found.map(({ startMs, endMs, times }) => ({
      key,
      title,
      detail,
      path: `${path}&status=${encodeURIComponent(JSON.stringify([...FAILED]))}`,
      startMs,
      endMs,
      times,
    }));
  });
}

/** Finds periods in which a function did not run for the given number of minutes after a run. */
export function findMissingRuns(
  runs: readonly RunRow[],
  settings: RunSettings,
  nowMs: number,
  sinceMs: number,
): Episode[] {
  const { functionName = '', minutes = 60 } = settings;
  const gapMs = minutes * MINUTE_MS;
  const own = groupRunsByFunction(runs, settings).flatMap((found) => found.runs.map(({ startMs }) => startMs));
  const times = [sinceMs, ...own.toSorted((left, right) => left - right), nowMs];
  const found: Episode[] = [];
  for (const [index, startMs] of times.entries()) {
    const nextMs = times[index + 1];
    if (nextMs === undefined || nextMs - startMs < gapMs) continue;
    found.push({
      key: `${settings.projectName ?? ''}/${functionName}`,
      title: functionName,
      detail: `Has not run for ${formatMinutes(minutes)}.`,
      path: `/processes?fn=${encodeURIComponent(functionName)}`,
      startMs: startMs + gapMs,
      endMs: index + 2 === times.length ? undefined : nextMs,
      times: [startMs + gapMs],
    });
  }
  return found;
}

/** Finds runs that took, or have been in progress for, longer than the given number of minutes. */
export function findLongRuns(runs: readonly RunRow[], settings: RunSettings, nowMs: number): Episode[] {
  const { minutes = 60 } = settings;
  return groupRunsByFunction(runs, settings).flatMap(({ key, title, path, runs: own }) =>
    own
      .map((run) => ({ startMs: run.startMs + minutes * MINUTE_MS, endMs: run.endMs }))
      .filter(({ startMs, endMs }) => startMs <= (endMs ?? nowMs))
      .map(({ startMs, endMs }) => ({
        key,
        title,
        path,
        startMs,
        endMs,
        times: [startMs],
        detail: `Ran for more than ${formatMinutes(minutes)}.`,
      })),
  );
}

/** The time at which a run counts: its end, if known. */
function getTime({ startMs, endMs }: RunRow): number {
  return endMs ?? startMs;
}
