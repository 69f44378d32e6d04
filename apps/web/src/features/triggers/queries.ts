import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';

/** A function that runs automatically on a schedule. */
export type Trigger = ScriptSchemas['Trigger'];
/** The schedule of a trigger. */
export type TriggerSchedule = ScriptSchemas['TriggerSchedule'];

const REFRESH_MS = 20_000; // Runs start and end without user action.

/** Returns the query of a project's triggers, next to run first. */
export function triggersQuery(scriptId: string) {
  return queryOptions({
    queryKey: ['script.projects.triggers.list', { scriptId }],
    queryFn: async ({ signal }) => {
      const { triggers = [] } = await api.call('script.projects.triggers.list', { scriptId }, { signal });
      return triggers;
    },
    refetchInterval: REFRESH_MS,
  });
}
