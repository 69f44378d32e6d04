import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { indexRefreshMs } from '#shared/indexes/index-refresh.ts';
import type { ProjectSearch } from './search.ts';

const FOUND_PROJECTS_PAGE_SIZE = 100;

/** A project as processes and pins tell of it. */
export type FoundProject = components['schemas']['ProjectRow'];
type ProjectIndex = components['schemas']['ProjectIndex'];

/** Projects that no search of files finds, page by page, what ran last first. Renews itself as the index does. */
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
    refetchInterval: ({ state }) => indexRefreshMs(state.data?.pages[0]?.coverage),
  });
}
