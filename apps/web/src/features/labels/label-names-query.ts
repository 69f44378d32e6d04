import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type TeamPreferences = components['schemas']['TeamPreferences'];
/** Names of labels by their IDs. */
export type LabelNameMap = Readonly<Record<string, string>>;

const PATH = '/api/preferences/team';
const NONE: LabelNameMap = {};

/** Names that the team has given to labels, which the services know by their IDs alone. */
export const labelNamesQuery = queryOptions({
  queryKey: ['bff.teamPreferences.get', 'labelNames'],
  queryFn: async ({ signal }): Promise<LabelNameMap> =>
    (await callBff<TeamPreferences>('bff.teamPreferences.get', PATH, { signal })).labelNames ?? NONE,
  staleTime: 60_000,
});

/** Those names; none while they are not known. */
export function useLabelNames(): LabelNameMap {
  return useQuery(labelNamesQuery).data ?? NONE;
}

/** Gives a label a name for everyone, or none; for operators. Resolves to the names of all labels. */
export async function renameLabel(labelId: string, name: string): Promise<LabelNameMap> {
  const { labelNames = {} } = await callBff<TeamPreferences>('bff.teamPreferences.get', PATH);
  const { [labelId]: _earlier, ...others } = labelNames;
  const body: TeamPreferences = { labelNames: name === '' ? others : { ...others, [labelId]: name } };
  const changed = await callBff<TeamPreferences>('bff.teamPreferences.update', PATH, { method: 'PATCH', body });
  return changed.labelNames ?? NONE;
}

/** What a label is called: its name, or its ID while it has none. */
export function labelName(names: LabelNameMap, labelId: string): string {
  return Object.hasOwn(names, labelId) ? (names[labelId] ?? labelId) : labelId;
}
