import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

/** The statuses of failed runs: with an error, or by timeout. */
export const FAILED_STATUSES = ['FAILED', 'TIMED_OUT'] as const;

/** Reports whether a run failed with an error or timed out. */
export function hasFailed({
  processStatus,
}: Pick<ScriptSchemas['GoogleAppsScriptTypeProcess'], 'processStatus'>): boolean {
  return FAILED_STATUSES.some((status) => status === processStatus);
}
