import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

/**
 * Reports whether a service sends errors of its processes, judging by one of them: the public services send neither errors nor
 * IDs, and reject requests for them.
 */
export function hasErrorDetails({
  processId,
}: Pick<ScriptSchemas['GoogleAppsScriptTypeProcess'], 'processId'>): boolean {
  return processId !== undefined;
}
