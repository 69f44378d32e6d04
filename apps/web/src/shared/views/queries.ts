import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/call-bff.ts';

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

/** Keeps a view. */
export function createView(draft: ViewDraft): Promise<View> {
  return callBff<View>('bff.views.create', '/api/views', { method: 'POST', body: draft });
}

/** Forgets a view. */
export async function deleteView(viewId: string): Promise<void> {
  await callBff<unknown>('bff.views.delete', `/api/views/${encodeURIComponent(viewId)}`, { method: 'DELETE' });
}
