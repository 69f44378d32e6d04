import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { ChangesSearch } from './search.ts';
import { readStoredToken, storeToken } from './stored-token.ts';

/** Something that became of a file or of a shared drive. */
export type Change = DriveSchemas['Change'];

const FIELDS =
  'nextPageToken,newStartPageToken,changes(changeType,time,removed,fileId,driveId,drive(id,name),' +
  'file(id,name,mimeType,trashed,modifiedTime,lastModifyingUser(displayName,emailAddress)))';
const CHANGES_PAGE_SIZE = 200;

/** Where a person left off in the changes; on the first visit, now. */
export function startQuery(email: string, driveId: string | undefined) {
  return queryOptions({
    queryKey: ['drive.changes.getStartPageToken', email, driveId],
    queryFn: async ({ signal }) => {
      const retained = readStoredToken(email, driveId);
      if (retained !== undefined) return retained;
      const params = driveId === undefined ? {} : { driveId, supportsAllDrives: true };
      const { startPageToken = '' } = (await api.call('drive.changes.getStartPageToken', params, { signal })) ?? {};
      storeToken(email, driveId, startPageToken);
      return startPageToken;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The changes since a token, the oldest first. Read again when something changes. */
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
