import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '@rotunda/api-client/count-of';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { readIndexPages } from '#shared/indexes/index-pages.ts';
import { indexRefreshMs } from '#shared/indexes/index-refresh.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import { outsideGrantee } from '#shared/permissions/outside-grantee.ts';

const OUTSIDE_ACCESS_PAGE_SIZE = 100;

type OutsideIndex = components['schemas']['OutsideAccessIndex'];
/** Access that somebody outside the organisation has to a file, given on the file itself. */
export type OutsideGrant = components['schemas']['OutsideAccessRow'];

/** What is shared outside, page by page, as far as the backend has looked. It goes on looking when nobody reads this. */
export const outsideQuery = infiniteQueryOptions({
  queryKey: ['bff.indexes.outsideAccess'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
  getNextPageParam: ({ nextPageToken }) => nextPageToken,
  refetchInterval: ({ state }) => indexRefreshMs(state.data?.pages[0]?.coverage),
});

/** All of it, page by page. */
export function readOutsidePages(signal: AbortSignal): AsyncGenerator<readonly OutsideGrant[]> {
  return readIndexPages<OutsideGrant>((pageToken) => readPage(pageToken, signal));
}

/** Names a grant among all. */
export function grantId({ fileId, permissionId }: Pick<OutsideGrant, 'fileId' | 'permissionId'>): string {
  return `${fileId} ${permissionId}`;
}

/** The job that takes such access away; it can be undone. */
export function toRemovalJob(grants: readonly OutsideGrant[]): JobDraft {
  return {
    title: `Remove access from outside: ${countOf(grants.length, 'entry')}`,
    operationId: 'drive.permissions.delete',
    items: grants.map(({ fileId, permissionId, title, version, ...grant }) => ({
      id: grantId({ fileId, permissionId }),
      label: `${title}, ${outsideGrantee(grant)}`.slice(0, 300),
      params: { fileId, permissionId, supportsAllDrives: true },
      ...(version !== undefined && { ifMatch: version }),
    })),
  };
}

function readPage(pageToken: string | undefined, signal: AbortSignal) {
  return callBff<OutsideIndex>('bff.indexes.outsideAccess', '/api/indexes/outside-access', {
    query: { pageSize: OUTSIDE_ACCESS_PAGE_SIZE, pageToken },
    signal,
  });
}
