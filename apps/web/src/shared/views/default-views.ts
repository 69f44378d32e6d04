import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type TeamPreferences = components['schemas']['TeamPreferences'];
type DefaultViews = NonNullable<TeamPreferences['defaultViews']>;

const PATH = '/api/preferences/team';

/** The query of the team's default views, as view IDs by screen. */
export const defaultViewsQuery = queryOptions({
  queryKey: ['bff.teamPreferences.get', 'defaultViews'],
  queryFn: async ({ signal }): Promise<DefaultViews> =>
    (await callBff<TeamPreferences>('bff.teamPreferences.get', PATH, { signal })).defaultViews ?? {},
  staleTime: 60_000,
});

/**
 * Sets or removes the team's default view of a screen. Requires the operator role. Resolves to the default views of all screens.
 */
export async function changeDefaultView(screen: string, viewId: string | undefined): Promise<DefaultViews> {
  const { defaultViews = {} } = await callBff<TeamPreferences>('bff.teamPreferences.get', PATH);
  const { [screen]: _earlier, ...others } = defaultViews;
  const body: TeamPreferences = { defaultViews: viewId === undefined ? others : { ...others, [screen]: viewId } };
  const changed = await callBff<TeamPreferences>('bff.teamPreferences.update', PATH, { method: 'PATCH', body });
  return changed.defaultViews ?? {};
}
