import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { findTokenSince, timeReader } from './find-token-since.ts';
import type { ChangesSearch, Since } from './search.ts';
import { readStoredToken, storeToken } from './stored-token.ts';

/** A change of a file or a shared drive. */
export type Change = DriveSchemas['Change'];

const FIELDS =
  'nextPageToken,newStartPageToken,changes(changeType,time,removed,fileId,driveId,drive(id,name),' +
  'file(id,name,mimeType,trashed,modifiedTime,lastModifyingUser(displayName,emailAddress)))';
const CHANGES_PAGE_SIZE = 200;

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
    queryKey: ['drive.changes.getStartPageToken', email, driveId, since],
    queryFn: async ({ signal }): Promise<ChangesStart> => {
      const seen = readStoredToken(email, driveId);
      if (since === 'seen' && seen !== undefined) return { token: seen, isOfTime: true };
      const params = driveId === undefined ? {} : { driveId, supportsAllDrives: true };
      const { startPageToken = '' } = (await api.call('drive.changes.getStartPageToken', params, { signal })) ?? {};
      if (seen === undefined) storeToken(email, driveId, startPageToken);
      if (since === 'seen') return { token: startPageToken, isOfTime: true };
      const sinceMs = since === 'any' ? 0 : Date.now() - DAYS[since] * DAY_MS;
      const token = await findTokenSince(sinceMs, startPageToken, timeReader(driveId, signal));
      return { token: token ?? seen ?? startPageToken, isOfTime: token !== undefined };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the query of the changes since a token, oldest first. Refetches when something changes. */
export function changesQuery(token: string, { drive, removed, mine, space }: ChangesSearch) {
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
    queryKey: ['drive.changes.list', { token, ...params }],
    initialPageParam: token,
    queryFn: async ({ pageParam, signal }) =>
      (await api.call('drive.changes.list', { ...params, pageToken: pageParam }, { signal })) ?? {},
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
