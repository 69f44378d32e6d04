import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProcessErrors } from '#features/processes/errors/use-process-errors.ts';
import type { ProcessList } from '#features/processes/list/process-list.ts';
import { newestProcessesQuery, processKey, processPagesQuery } from '#features/processes/list/queries.ts';
import { type Process, statusLook } from '#features/processes/status/process-status.tsx';
import { polledState } from '#shared/live/polled-state.ts';
import { sendsErrors } from '#shared/script/failures/sends-errors.ts';

const LIVE_INTERVAL_MS = 5_000;
const CALM_INTERVAL_MS = 30_000;

/**
 * The processes of a list: pages as they are loaded and, while live, what has changed since. Changed rows are replaced
 * in place; new ones are only counted, so that nothing moves under the reader.
 */
export function useProcessList(list: ProcessList, isLive: boolean) {
  const client = useQueryClient();
  const { queryKey } = processPagesQuery(list);
  // Renewed by the live query or by the reader, never by itself: that would ask for every loaded page again.
  const pages = useInfiniteQuery({
    ...processPagesQuery(list),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const loaded = useMemo(() => pages.data?.pages.flatMap((page) => page.processes ?? []) ?? [], [pages.data]);
  const isAnyRunning = useMemo(
    () => loaded.some((process) => statusLook(process.processStatus).kind === 'live'),
    [loaded],
  );
  const newest = useQuery({
    ...newestProcessesQuery(list),
    enabled: isLive && pages.isSuccess && !pages.isPlaceholderData,
    // The first page is as new as it gets; the next look is due after the interval.
    initialData: () => (pages.isPlaceholderData ? undefined : pages.data?.pages[0]),
    initialDataUpdatedAt: () => pages.dataUpdatedAt,
    staleTime: LIVE_INTERVAL_MS,
    refetchInterval: isAnyRunning ? LIVE_INTERVAL_MS : CALM_INTERVAL_MS,
  });
  const current = useMemo(
    () => replaceChanged(loaded, isLive ? newest.data?.processes : undefined),
    [loaded, newest.data, isLive],
  );
  const rows = useProcessErrors(list, current);
  const newCount = useMemo(
    () => (isLive ? countNew(loaded, newest.data?.processes) : 0),
    [loaded, newest.data, isLive],
  );
  return {
    rows,
    newCount,
    /** Whether the service sends errors: as far as is known, it does. */
    hasErrors: rows.every(sendsErrors),
    isPending: pages.isPending,
    /** Whether the first page has loaded, even if it is empty. */
    isRead: pages.isSuccess || loaded.length > 0,
    /** Somebody stopped the loading before anything came. */
    isStopped: pages.isPending && pages.fetchStatus === 'idle',
    isLoading: pages.isFetching,
    error: pages.error,
    isRefreshing: pages.isRefetching || pages.isPlaceholderData,
    hasMore: pages.hasNextPage && !pages.isPlaceholderData,
    /** Whether the last look for what has changed came through. */
    live: polledState(newest),
    isLoadingMore: pages.isFetchingNextPage,
    asOfMs: Math.max(pages.dataUpdatedAt, isLive ? newest.dataUpdatedAt : 0),
    loadMore: () => void pages.fetchNextPage(),
    stop: () => void client.cancelQueries({ queryKey, exact: true }),
  };
}

function replaceChanged(loaded: readonly Process[], newest: readonly Process[] | undefined): readonly Process[] {
  if (!newest) return loaded;
  const current = new Map(newest.map((process) => [processKey(process), process]));
  return loaded.map((process) => current.get(processKey(process)) ?? process);
}

function countNew(loaded: readonly Process[], newest: readonly Process[] | undefined): number {
  if (!newest) return 0;
  const known = new Set(loaded.map(processKey));
  return newest.filter((process) => !known.has(processKey(process))).length;
}
