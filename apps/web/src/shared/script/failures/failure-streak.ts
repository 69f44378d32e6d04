import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { hasFailed } from './failed-statuses.ts';

/** A run of a function. */
export type Run = Pick<
  ScriptSchemas['GoogleAppsScriptTypeProcess'],
  'processId' | 'processStatus' | 'startTime' | 'endTime'
> & { deploymentId?: string | undefined };

/** A period in which a function fails repeatedly. */
export type FailureStreak = {
  firstBad: Run;
  /** The last completed run before it. Undefined if none is known. */
  lastGood: Run | undefined;
  failedCount: number;
  /** The number of runs that completed or failed since the first failure, inclusive. */
  runCount: number;
  /** False if earlier runs were not read, so that the period may have begun before `firstBad`. */
  isStartKnown: boolean;
};

/** The number of consecutive completed runs after which an earlier failure counts as unrelated. */
export const STREAK_END_RUNS = 10;

/**
 * Returns the current failing period of a function from its runs, newest first. It goes back to the first failure preceded by ten
 * consecutive completed runs. Returns undefined if none of the last ten runs failed. Runs that neither completed nor failed are
 * ignored. `isWhole` means that no earlier runs exist.
 */
export function findFailureStreak(runs: readonly Run[], isWhole: boolean): FailureStreak | undefined {
  const settled = runs.filter((run) => hasFailed(run) || run.processStatus === 'COMPLETED');
  let first: number | undefined;
  let failedCount = 0;
  let calm = 0;
  for (const [index, run] of settled.entries()) {
    if (hasFailed(run)) {
      first = index;
      failedCount += 1;
      calm = 0;
    } else calm += 1;
    if (calm === STREAK_END_RUNS) break;
  }
  const firstBad = settled[first ?? -1];
  if (first === undefined || !firstBad) return undefined;
  return {
    firstBad,
    lastGood: settled[first + 1],
    failedCount,
    runCount: first + 1,
    isStartKnown: isWhole || calm === STREAK_END_RUNS,
  };
}

/** Reports whether reading earlier runs could change the result of `findFailureStreak`. */
export function needsEarlierRuns(runs: readonly Run[]): boolean {
  const spell = findFailureStreak(runs, false);
  if (spell) return !spell.isStartKnown;
  return runs.filter(({ processStatus }) => processStatus === 'COMPLETED').length < STREAK_END_RUNS;
}
