import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';

/** A function that runs by itself on a schedule. */
export type Trigger = ScriptSchemas['Trigger'];
/** How often it does. */
export type TriggerSchedule = ScriptSchemas['TriggerSchedule'];

const REFRESH_MS = 20_000; // Runs begin and end by themselves.

/** The triggers of a project, those that run next first. */
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
