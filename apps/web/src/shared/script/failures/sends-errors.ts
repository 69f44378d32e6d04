import type { ScriptSchemas } from '@rotunda/api-client/operation-types';

/**
 * Whether a service sends why its processes failed, told by one of them: the public services send no error, and no ID
 * either, and refuse to be asked for them.
 */
export function sendsErrors({ processId }: Pick<ScriptSchemas['GoogleAppsScriptTypeProcess'], 'processId'>): boolean {
  return processId !== undefined;
}
