import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A kept set of search parameters of a screen. */
export type View = components['schemas']['View'];
/** A view to keep. */
export type ViewDraft = components['schemas']['ViewDraft'];
type ViewList = components['schemas']['ViewList'];

/** The views of a screen: the person's own and those of the team. */
export function viewsQuery(screen: string) {
  return queryOptions({
    queryKey: ['bff.views.list', screen],
    queryFn: async ({ signal }): Promise<readonly View[]> => {
      const { views } = await callBff<ViewList>('bff.views.list', '/api/views', { query: { screen }, signal });
      return views;
    },
  });
}

/** The views of all screens. */
export const allViewsQuery = queryOptions({
  queryKey: ['bff.views.list'],
  queryFn: async ({ signal }): Promise<readonly View[]> =>
    (await callBff<ViewList>('bff.views.list', '/api/views', { signal })).views,
});

/** Keeps a view. */
export function createView(draft: ViewDraft): Promise<View> {
  return callBff<View>('bff.views.create', '/api/views', { method: 'POST', body: draft });
}

/** Gives a view another name. Refused with 409 when another view of its screen and owner has it. */
export function renameView(viewId: string, name: string): Promise<View> {
  const change: components['schemas']['ViewChange'] = { name };
  return callBff<View>('bff.views.update', pathOf(viewId), { method: 'PATCH', body: change });
}

/** Forgets a view. */
export async function deleteView(viewId: string): Promise<void> {
  await callBff<unknown>('bff.views.delete', pathOf(viewId), { method: 'DELETE' });
}

function pathOf(viewId: string): string {
  return `/api/views/${encodeURIComponent(viewId)}`;
}
