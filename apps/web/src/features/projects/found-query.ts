import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { getIndexRefreshMs } from '#shared/indexes/index-refresh.ts';
import type { ProjectSearch } from './search.ts';

const FOUND_PROJECTS_PAGE_SIZE = 100;

/** A project, as known from processes and pins. */
export type FoundProject = components['schemas']['ProjectRow'];
type ProjectIndex = components['schemas']['ProjectIndex'];

/**
 * Returns the query of projects that file searches cannot find, page by page, most recently run first. Refetches when the index
 * changes.
 */
export function foundProjectsQuery({ q }: ProjectSearch) {
  return infiniteQueryOptions({
    queryKey: ['bff.indexes.projects', { q }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callBff<ProjectIndex>('bff.indexes.projects', '/api/indexes/projects', {
        query: { q, isElsewhere: true, sort: '-lastRunTime', pageSize: FOUND_PROJECTS_PAGE_SIZE, pageToken: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    refetchInterval: ({ state }) => getIndexRefreshMs(state.data?.pages[0]?.coverage),
  });
}
