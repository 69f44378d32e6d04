import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getClientFilters, readMatchingPages } from '#features/processes/list/client-filters.ts';
import { getStatusFields } from '#features/processes/list/process-fields.ts';
import type { ProcessList } from '#features/processes/list/process-list.ts';
import type { ProcessSearch } from '#features/processes/list/process-search.ts';
import { getProcessKey } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { FAILED_STATUSES } from '#shared/script/failures/failed-statuses.ts';
import { FIELDS_WITH_ERRORS } from '#shared/script/failures/fields-with-errors.ts';
import { countLoaded, countStatuses, readStatuses, type StatusCounts, withStatuses } from './status-counts.ts';

/** The number of processes in each status, and the scope of the numbers. */
export type CountedStatuses = {
  counts: StatusCounts;
  /** `all`: all matches. `newest`: the newest matches. `loaded`: the loaded processes, while more exist. */
  scope: 'all' | 'newest' | 'loaded';
  /** The number of counted processes. */
  total: number;
  /** The statuses with a known number. Undefined for all statuses. */
  known: readonly string[] | undefined;
  isCounting: boolean;
  hasFailed: boolean;
  /** Counts all matches. Undefined if they are already counted. */
  onCount: (() => void) | undefined;
};

type StatusCountOptions = {
  list: ProcessList;
  search: ProcessSearch;
  /** The loaded processes that match. */
  loaded: readonly Process[];
  processes: { hasMore: boolean; hasErrors: boolean; isRead: boolean; isRefreshing: boolean };
};

const IDLE = { isCounting: false, hasFailed: false, onCount: undefined };

/**
 * Counts processes by status. Uses the loaded ones if these are all. Under a status filter, or on request, reads and counts all
 * processes that match the other filters, up to a thousand.
 */
export function useStatusCounts({ list, search, loaded, processes }: StatusCountOptions): CountedStatuses {
  const chosen = search.status ?? [];
  const base = withStatuses(list, search.error === undefined ? undefined : FAILED_STATUSES);
  const [requested, setRequested] = useState<string>();
  const listKey = JSON.stringify([base, getClientFilters(search)]);
  const isNeeded = chosen.length > 0 || (processes.hasMore && requested === listKey);
  const newest = loaded[0] && getProcessKey(loaded[0]);
  const fields = search.error === undefined || !processes.hasErrors ? getStatusFields(processes) : FIELDS_WITH_ERRORS;
  const counted = useQuery({
    queryKey: [base.id, base.params, 'status counts', getClientFilters(search), newest],
    queryFn: ({ signal }) => readStatuses(readMatchingPages(base, search, { fields, signal })),
    enabled: isNeeded && processes.isRead && !processes.isRefreshing,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  if (isNeeded && counted.data && !counted.isPlaceholderData) {
    const { statuses, isCapped } = counted.data;
    const scope = isCapped ? 'newest' : 'all';
    return { counts: countStatuses(statuses, loaded), scope, total: statuses.size, known: undefined, ...IDLE };
  }
  return {
    counts: countLoaded(loaded),
    scope: processes.hasMore ? 'loaded' : 'all',
    total: loaded.length,
    known: chosen.length > 0 ? chosen : undefined,
    isCounting: isNeeded && !counted.isError,
    hasFailed: isNeeded && counted.isError,
    onCount: processes.hasMore && !isNeeded ? () => setRequested(listKey) : undefined,
  };
}
