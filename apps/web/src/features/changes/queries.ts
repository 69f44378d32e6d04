import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { createTimeReader, findTokenSince } from './find-token-since.ts';
import type { ChangesSearch, Since } from './search.ts';
import { readStoredToken, storeToken } from './stored-token.ts';

/** A change of a file or a shared drive. */
export type Change = DriveSchemas['Change'];

const FIELDS =
  'nextPageToken,newStartPageToken,changes(changeType,time,removed,fileId,driveId,drive(id,name),' +
  'file(id,name,mimeType,trashed,modifiedTime,lastModifyingUser(displayName,emailAddress)))';
const CHANGES_PAGE_SIZE = 200;

export const DEFAULT_SINCE: Since = '7d';

const DAY_MS = 86_400_000;
const DAYS = { '1d': 1, '7d': 7, '30d': 30 } as const;

/** The start of the shown changes. `isOfTime` is false if the service has no token for the time. */
export type ChangesStart = { token: string; isOfTime: boolean };

/**
 * Returns the query of the token for a time, or else of the token up to which the user has marked changes as seen. On the first
 * visit, this is now.
 */
export function startQuery(email: string, driveId: string | undefined, since: Since) {
  return queryOptions({
    queryKey: ['drive.changes.getStartPageToken', { email, driveId, since }],
    queryFn: async ({ signal }): Promise<ChangesStart> => {
      const seen = readStoredToken(email, driveId);
      if (since === 'seen' && seen !== undefined) return { token: seen, isOfTime: true };
      const params = driveId === undefined ? {} : { driveId, supportsAllDrives: true };
      const { startPageToken = '' } = (await api.call('drive.changes.getStartPageToken', params, { signal })) ?? {};
      if (seen === undefined) storeToken(email, driveId, startPageToken);
      if (since === 'seen') return { token: startPageToken, isOfTime: true };
      const sinceMs = since === 'any' ? 0 : Date.now() - DAYS[since] * DAY_MS;
      const token = await findTokenSince(sinceMs, startPageToken, createTimeReader(driveId, signal));
      return { token: token ?? seen ?? startPageToken, isOfTime: token !== undefined };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the key of the changes since a token or time, with any filters. */
export function getChangesKey(email: string, { drive, from, since }: ChangesSearch) {
  const start = from === undefined ? { since: since ?? DEFAULT_SINCE } : { from };
  return ['drive.changes.list', { email, driveId: drive, ...start }] as const;
}

/**
 * Returns the query of the changes since a token or time, oldest first. Refetches when something changes. The key has the time
 * instead of its token, so that the list can be shown from the device before the token is found again.
 */
export function changesQuery(email: string, search: ChangesSearch) {
  const { drive, from, removed, mine, space } = search;
  const since = search.since ?? DEFAULT_SINCE;
  const params = {
    pageSize: CHANGES_PAGE_SIZE,
    fields: FIELDS,
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    ...(drive !== undefined && { driveId: drive }),
    ...(removed === 'none' && { includeRemoved: false }),
    ...(mine && { restrictToMyDrive: true }),
    ...(space && { spaces: space }),
  };
  return infiniteQueryOptions({
    queryKey: [...getChangesKey(email, search), params],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ client, pageParam, signal }) => {
      // The list itself is retried.
      const start = () => client.fetchQuery({ ...startQuery(email, drive, since), retry: false });
      const pageToken = pageParam ?? from ?? (await start()).token;
      return (await api.call('drive.changes.list', { ...params, pageToken }, { signal })) ?? {};
    },
    getNextPageParam: ({ nextPageToken }): string | undefined => nextPageToken,
  });
}
