import type { DeploymentRecord } from '#shared/script/deployments/deployment-history.ts';

/** A time during which a deployment served one version; without `until` it still does. */
export type Segment = { versionNumber: number; from: string; until: string | undefined };

/** How the runs of a stretch ended. `isCapped` when only the last of them were looked at. */
export type SegmentRuns = { ended: number; failed: number; isCapped: boolean };

const NOTICEABLE = 0.1;

/**
 * What a deployment served, and when, newest first, from the records of the console's history, newest first as well.
 * What was served before the first record is not known, and neither is a time in which it was taken down.
 */
export function findSegments(records: readonly DeploymentRecord[]): Segment[] {
  const segments: Segment[] = [];
  for (const { action, time, versionNumber } of records.toReversed()) {
    const last = segments.at(-1);
    if (action !== 'deleted' && last?.until === undefined && last?.versionNumber === versionNumber) continue;
    if (last && last.until === undefined) last.until = time;
    if (action !== 'deleted' && versionNumber !== undefined)
      segments.push({ versionNumber, from: time, until: undefined });
  }
  return segments.reverse();
}

/** The share of runs that failed, from 0 to 1; undefined when none has ended. */
export function failureRate({ ended, failed }: SegmentRuns): number | undefined {
  return ended === 0 ? undefined : failed / ended;
}

/** Places of the stretch with which failures began and of the one before it in which anything ran, newest first. */
export type Break = { at: number; before: number };

/**
 * Where failures began: with the stretch, of those that come newest first, whose share of failures is by most above that
 * of the one before it which had runs. Undefined when it is never above it by a tenth of all runs.
 */
export function findBreak(runs: readonly SegmentRuns[]): Break | undefined {
  let found: (Break & { rise: number }) | undefined;
  let before: { place: number; rate: number } | undefined;
  for (const [at, segment] of [...runs.entries()].reverse()) {
    const rate = failureRate(segment);
    if (rate === undefined) continue;
    const rise = before ? rate - before.rate : 0;
    if (before && rise >= NOTICEABLE && rise > (found?.rise ?? 0)) found = { at, before: before.place, rise };
    before = { place: at, rate };
  }
  return found && { at: found.at, before: found.before };
}
