import type { components } from '@rotunda/api-client/bff-types';
import { countOf } from '@rotunda/api-client/count-of';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { readIndexPages } from '#shared/indexes/index-pages.ts';
import { getIndexRefreshMs } from '#shared/indexes/index-refresh.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import { describeOutsideGrantee } from '#shared/permissions/outside-grantee.ts';

const OUTSIDE_ACCESS_PAGE_SIZE = 100;

type OutsideIndex = components['schemas']['OutsideAccessIndex'];
/** Access to a file for someone outside the organisation, granted on the file itself. */
export type OutsideGrant = components['schemas']['OutsideAccessRow'];

/** The query of external access, page by page, up to what the backend has scanned. Scanning continues in the background. */
export const outsideQuery = infiniteQueryOptions({
  queryKey: ['bff.indexes.outsideAccess'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
  getNextPageParam: ({ nextPageToken }) => nextPageToken,
  refetchInterval: ({ state }) => getIndexRefreshMs(state.data?.pages[0]?.coverage),
});

/** Reads all of it, page by page. */
export function readOutsidePages(signal: AbortSignal): AsyncGenerator<readonly OutsideGrant[]> {
  return readIndexPages<OutsideGrant>((pageToken) => readPage(pageToken, signal));
}

/** Returns the ID of a grant, unique across files. */
export function grantId({ fileId, permissionId }: Pick<OutsideGrant, 'fileId' | 'permissionId'>): string {
  return `${fileId} ${permissionId}`;
}

/** Returns the job that removes external access, with an undo. */
export function toRemovalJob(grants: readonly OutsideGrant[]): JobDraft {
  return {
    title: `Remove access from outside: ${countOf(grants.length, 'entry')}`,
    operationId: 'drive.permissions.delete',
    items: grants.map(({ fileId, permissionId, title, version, ...grant }) => ({
      id: grantId({ fileId, permissionId }),
      label: `${title}, ${describeOutsideGrantee(grant)}`.slice(0, 300),
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
