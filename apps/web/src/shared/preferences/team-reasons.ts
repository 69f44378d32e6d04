import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type TeamPreferences = components['schemas']['TeamPreferences'];

/** The defaults for teams without their own reasons. */
const DEFAULT_REASONS: readonly string[] = [
  'Checked, no objections.',
  'A figure needs its source.',
  'The wording has to go past legal first.',
  'The dates do not match the plan.',
  'An annex is missing.',
];
const PATH = '/api/preferences/team';

/** The query of the team's saved reasons for decisions. */
export const teamReasonsQuery = queryOptions({
  queryKey: ['bff.teamPreferences.get'],
  queryFn: async ({ signal }): Promise<readonly string[]> => {
    const { reasonSnippets } = await callBff<TeamPreferences>('bff.teamPreferences.get', PATH, { signal });
    return reasonSnippets ?? DEFAULT_REASONS;
  },
  staleTime: 300_000,
});

/** Returns the saved reasons. Returns the defaults until they are loaded. */
export function useTeamReasons(): readonly string[] {
  return useQuery(teamReasonsQuery).data ?? DEFAULT_REASONS;
}

/** Changes the reasons for everyone. Requires the operator role. Resolves to the current ones. */
export async function changeTeamReasons(reasonSnippets: readonly string[]): Promise<readonly string[]> {
  const body = { reasonSnippets };
  const retained = await callBff<TeamPreferences>('bff.teamPreferences.update', PATH, { method: 'PATCH', body });
  return retained.reasonSnippets ?? DEFAULT_REASONS;
}
