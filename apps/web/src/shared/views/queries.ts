import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A saved set of a screen's search parameters. */
export type View = components['schemas']['View'];
/** The draft of a view to save. */
export type ViewDraft = components['schemas']['ViewDraft'];
type ViewList = components['schemas']['ViewList'];

/** Returns the query of a screen's views: the user's own and those of the team. */
export function viewsQuery(screen: string) {
  return queryOptions({
    queryKey: ['bff.views.list', screen],
    queryFn: async ({ signal }): Promise<readonly View[]> => {
      const { views } = await callBff<ViewList>('bff.views.list', '/api/views', { query: { screen }, signal });
      return views;
    },
  });
}

/** The query of the views of all screens. */
export const allViewsQuery = queryOptions({
  queryKey: ['bff.views.list'],
  queryFn: async ({ signal }): Promise<readonly View[]> =>
    (await callBff<ViewList>('bff.views.list', '/api/views', { signal })).views,
});

/** Saves a view. */
export function createView(draft: ViewDraft): Promise<View> {
  return callBff<View>('bff.views.create', '/api/views', { method: 'POST', body: draft });
}

/** Renames a view. Fails with 409 if another view of the same screen and owner has this name. */
export function renameView(viewId: string, name: string): Promise<View> {
  const change: components['schemas']['ViewChange'] = { name };
  return callBff<View>('bff.views.update', getPath(viewId), { method: 'PATCH', body: change });
}

/** Deletes a view. */
export async function deleteView(viewId: string): Promise<void> {
  await callBff<unknown>('bff.views.delete', getPath(viewId), { method: 'DELETE' });
}

function getPath(viewId: string): string {
  return `/api/views/${encodeURIComponent(viewId)}`;
}
