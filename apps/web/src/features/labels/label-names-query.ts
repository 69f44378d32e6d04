import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type TeamPreferences = components['schemas']['TeamPreferences'];
/** The names of labels by ID. */
export type LabelNameMap = Readonly<Record<string, string>>;

const PATH = '/api/preferences/team';
const NONE: LabelNameMap = {};

/** The query of the team's names for labels, which the services identify only by ID. */
export const labelNamesQuery = queryOptions({
  queryKey: ['bff.teamPreferences.get', 'labelNames'],
  queryFn: async ({ signal }): Promise<LabelNameMap> =>
    (await callBff<TeamPreferences>('bff.teamPreferences.get', PATH, { signal })).labelNames ?? NONE,
  staleTime: 60_000,
});

/** Returns the names of labels. Returns none until they are loaded. */
export function useLabelNames(): LabelNameMap {
  return useQuery(labelNamesQuery).data ?? NONE;
}

/** Sets or removes the name of a label for everyone. Requires the operator role. Resolves to the names of all labels. */
export async function renameLabel(labelId: string, name: string): Promise<LabelNameMap> {
  const { labelNames = {} } = await callBff<TeamPreferences>('bff.teamPreferences.get', PATH);
  const { [labelId]: _earlier, ...others } = labelNames;
  const body: TeamPreferences = { labelNames: name === '' ? others : { ...others, [labelId]: name } };
  const changed = await callBff<TeamPreferences>('bff.teamPreferences.update', PATH, { method: 'PATCH', body });
  return changed.labelNames ?? NONE;
}

/** Returns the name of a label, or its ID if it has no name. */
export function getLabelName(names: LabelNameMap, labelId: string): string {
  return Object.hasOwn(names, labelId) ? (names[labelId] ?? labelId) : labelId;
}
