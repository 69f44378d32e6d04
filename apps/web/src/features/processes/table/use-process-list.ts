import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProcessErrors } from '#features/processes/errors/use-process-errors.ts';
import type { ProcessList } from '#features/processes/list/process-list.ts';
import { getProcessKey, newestProcessesQuery, processPagesQuery } from '#features/processes/list/queries.ts';
import { getStatusAppearance, type Process } from '#features/processes/status/process-status.tsx';
import { toLiveState } from '#shared/live/polled-state.ts';
import { hasErrorDetails } from '#shared/script/failures/has-error-details.ts';

const LIVE_INTERVAL_MS = 5_000;
const CALM_INTERVAL_MS = 30_000;

/**
 * Returns the processes of a list: the loaded pages and, in live mode, the changes since. Changed rows are replaced in place. New
 * rows are only counted, so that nothing moves while the user reads.
 */
export function useProcessList(list: ProcessList, isLive: boolean) {
  const client = useQueryClient();
  const { queryKey } = processPagesQuery(list);
  // Refetched by the live query or by the user, never automatically: that would refetch every loaded page.
  const pages = useInfiniteQuery({
    ...processPagesQuery(list),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const loaded = useMemo(() => pages.data?.pages.flatMap((page) => page.processes ?? []) ?? [], [pages.data]);
  const isAnyRunning = useMemo(
    () => loaded.some((process) => getStatusAppearance(process.processStatus).kind === 'live'),
    [loaded],
  );
  const newest = useQuery({
    ...newestProcessesQuery(list),
    enabled: isLive && pages.isSuccess && !pages.isPlaceholderData,
    // The first page is already fresh, so the next poll is due after the interval.
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
    /** Whether the service sends errors, judging by the loaded rows. */
    hasErrors: rows.every(hasErrorDetails),
    isPending: pages.isPending,
    /** Whether the first page has loaded, even if it is empty. */
    isRead: pages.isSuccess || loaded.length > 0,
    /** Whether the user cancelled loading before anything loaded. */
    isStopped: pages.isPending && pages.fetchStatus === 'idle',
    isLoading: pages.isFetching,
    error: pages.error,
    isRefreshing: pages.isRefetching || pages.isPlaceholderData,
    hasMore: pages.hasNextPage && !pages.isPlaceholderData,
    /** Whether the last poll for changes succeeded. */
    live: toLiveState(newest),
    isLoadingMore: pages.isFetchingNextPage,
    asOfMs: Math.max(pages.dataUpdatedAt, isLive ? newest.dataUpdatedAt : 0),
    loadMore: () => void pages.fetchNextPage(),
    stop: () => void client.cancelQueries({ queryKey, exact: true }),
  };
}

function replaceChanged(loaded: readonly Process[], newest: readonly Process[] | undefined): readonly Process[] {
  if (!newest) return loaded;
  const current = new Map(newest.map((process) => [getProcessKey(process), process]));
  return loaded.map((process) => current.get(getProcessKey(process)) ?? process);
}

function countNew(loaded: readonly Process[], newest: readonly Process[] | undefined): number {
  if (!newest) return 0;
  const known = new Set(loaded.map(getProcessKey));
  return newest.filter((process) => !known.has(getProcessKey(process))).length;
}
