import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

const DAY_MS = 86_400_000;

/** The number of days for which failures are shown. */
export const FAILURE_DAYS = 7;

/** Returns how many executions began in each of the last seven 24-hour periods before `nowMs`, latest last. */
export function countByDay(
  processes: readonly Pick<ScriptSchemas['GoogleAppsScriptTypeProcess'], 'startTime'>[],
  nowMs: number,
): readonly number[] {
  const counts = Array.from({ length: FAILURE_DAYS }, () => 0);
  for (const { startTime = '' } of processes) {
    const day = FAILURE_DAYS - 1 - Math.floor((nowMs - Date.parse(startTime)) / DAY_MS);
    if (day in counts) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}

/** Returns the sum of counts. */
export function getTotal(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
