import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type TeamPreferences = components['schemas']['TeamPreferences'];
type DefaultViews = NonNullable<TeamPreferences['defaultViews']>;

const PATH = '/api/preferences/team';

/** IDs of the team's views that screens open with, by screen. */
export const defaultViewsQuery = queryOptions({
  queryKey: ['bff.teamPreferences.get', 'defaultViews'],
  queryFn: async ({ signal }): Promise<DefaultViews> =>
    (await callBff<TeamPreferences>('bff.teamPreferences.get', PATH, { signal })).defaultViews ?? {},
  staleTime: 60_000,
});

/** Lets a screen open with a view of the team, or without one. For operators. Resolves to the views of all screens. */
export async function changeDefaultView(screen: string, viewId: string | undefined): Promise<DefaultViews> {
  const { defaultViews = {} } = await callBff<TeamPreferences>('bff.teamPreferences.get', PATH);
  const { [screen]: _earlier, ...others } = defaultViews;
  const body: TeamPreferences = { defaultViews: viewId === undefined ? others : { ...others, [screen]: viewId } };
  const changed = await callBff<TeamPreferences>('bff.teamPreferences.update', PATH, { method: 'PATCH', body });
  return changed.defaultViews ?? {};
}
