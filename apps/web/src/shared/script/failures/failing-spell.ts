import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { hasFailed } from './failed-statuses.ts';

/** One run of a function. */
export type Run = Pick<
  ScriptSchemas['GoogleAppsScriptTypeProcess'],
  'processId' | 'processStatus' | 'startTime' | 'endTime'
> & { deploymentId?: string | undefined };

/** A time in which a function fails again and again. */
export type FailingSpell = {
  firstBad: Run;
  /** The last run that completed before it; undefined when no such run is known. */
  lastGood: Run | undefined;
  failedCount: number;
  /** Runs that completed or failed since the first failure, that one included. */
  runCount: number;
  /** False when earlier runs were not read, so that it may have begun before `firstBad`. */
  isStartKnown: boolean;
};

/** After this many runs that completed, an earlier failure is another matter. */
export const CALM_RUNS = 10;

/**
 * The time in which a function has been failing, from its runs, newest first. It goes back to the first failure before which
 * ten runs in a row completed. Undefined when none of the last ten runs failed. Runs that neither completed nor failed say
 * nothing. `isWhole` tells that there are no earlier runs than those given.
 */
export function findFailingSpell(runs: readonly Run[], isWhole: boolean): FailingSpell | undefined {
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
    if (calm === CALM_RUNS) break;
  }
  const firstBad = settled[first ?? -1];
  if (first === undefined || !firstBad) return undefined;
  return {
    firstBad,
    lastGood: settled[first + 1],
    failedCount,
    runCount: first + 1,
    isStartKnown: isWhole || calm === CALM_RUNS,
  };
}

/** Whether reading earlier runs could change what `findFailingSpell` finds. */
export function needsEarlierRuns(runs: readonly Run[]): boolean {
  const spell = findFailingSpell(runs, false);
  if (spell) return !spell.isStartKnown;
  return runs.filter(({ processStatus }) => processStatus === 'COMPLETED').length < CALM_RUNS;
}
