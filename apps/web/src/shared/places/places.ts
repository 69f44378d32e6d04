import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A pinned or visited resource. */
export type Place = components['schemas']['Place'];
/** The kind of a place's resource. */
export type PlaceKind = components['schemas']['PlaceKind'];
type PlaceList = components['schemas']['PlaceList'];

/** The query of the user's pins, in the order of pinning. */
export const pinsQuery = queryOptions({
  queryKey: ['bff.pins.list'],
  queryFn: async ({ signal }): Promise<readonly Place[]> =>
    (await callBff<PlaceList>('bff.pins.list', '/api/pins', { signal })).places,
});

/** The query of the user's recent places, newest first. */
export const recentsQuery = queryOptions({
  queryKey: ['bff.recents.list'],
  queryFn: async ({ signal }): Promise<readonly Place[]> =>
    (await callBff<PlaceList>('bff.recents.list', '/api/recents', { signal })).places,
});

/** Pins or unpins a resource. */
export async function setPinned(
  { kind, targetId, title }: Pick<Place, 'kind' | 'targetId' | 'title'>,
  isPinned: boolean,
): Promise<void> {
  const path = `/api/pins/${kind}/${encodeURIComponent(targetId)}`;
  if (isPinned) await callBff<unknown>('bff.pins.set', path, { method: 'PUT', body: { title } });
  else await callBff<unknown>('bff.pins.delete', path, { method: 'DELETE' });
}
