import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

/** The statuses of runs that failed: with an error, or by exceeding their time. */
export const FAILED_STATUSES = ['FAILED', 'TIMED_OUT'] as const;

/** Whether a run failed with an error or exceeded its time. */
export function hasFailed({
  processStatus,
}: Pick<ScriptSchemas['GoogleAppsScriptTypeProcess'], 'processStatus'>): boolean {
  return FAILED_STATUSES.some((status) => status === processStatus);
}
