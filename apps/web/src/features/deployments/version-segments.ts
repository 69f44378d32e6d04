import type { DeploymentRecord } from '#shared/script/deployments/deployment-history.ts';

/** A period during which a deployment served one version. `until` is undefined for the current version. */
export type Segment = { versionNumber: number; from: string; until: string | undefined };

/** The results of the runs in a period. `isCapped` is true if only the most recent runs were checked. */
export type SegmentRuns = { ended: number; failed: number; isCapped: boolean };

const MIN_RATE_INCREASE = 0.1;

/**
 * Returns the versions that a deployment served and when, newest first, based on the console's history records, also newest
 * first. Periods before the first record and periods without a deployment are unknown.
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

/** Returns the share of failed runs, from 0 to 1. Returns undefined if no run has ended. */
export function getFailureRate({ ended, failed }: SegmentRuns): number | undefined {
  return ended === 0 ? undefined : failed / ended;
}

/** The index of the period in which failures began, and of the period before it with any runs, newest first. */
export type Regression = { at: number; before: number };

/**
 * Returns the period in which failures began: the period whose failure rate exceeds the rate of the previous period with runs by
 * the largest margin. `runs` are newest first. Returns undefined if no margin reaches 0.1.
 */
export function findRegression(runs: readonly SegmentRuns[]): Regression | undefined {
  let found: (Regression & { rise: number }) | undefined;
  let before: { place: number; rate: number } | undefined;
  for (const [at, segment] of [...runs.entries()].reverse()) {
    const rate = getFailureRate(segment);
    if (rate === undefined) continue;
    const rise = before ? rate - before.rate : 0;
    if (before && rise >= MIN_RATE_INCREASE && rise > (found?.rise ?? 0)) found = { at, before: before.place, rise };
    before = { place: at, rate };
  }
  return found && { at: found.at, before: found.before };
}
