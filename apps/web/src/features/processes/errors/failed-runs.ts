import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import type { ProcessList } from '#features/processes/list/process-list.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { api } from '#shared/api/api.ts';
import { FAILED_STATUSES } from '#shared/script/failures/failed-statuses.ts';
import { FIELDS_WITH_ERRORS } from '#shared/script/failures/fields-with-errors.ts';

const MAX_PAGES = 5;

/** The failed runs of a list with their errors, newest first. There are earlier ones if `isCapped`. */
export type FailedRuns = { processes: readonly Process[]; isCapped: boolean };

/**
 * Returns the query of a list's failed runs with their errors: those since `from`, or up to a thousand. Refetches when `newest`,
 * the ID of the newest known failed run, changes. Requires a service that sends errors.
 */
export function failedRunsQuery(list: ProcessList, { from, newest }: { from?: string; newest?: string } = {}) {
  return queryOptions({
    queryKey: [list.id, list.params, 'errors', from, newest],
    queryFn: async ({ signal }): Promise<FailedRuns> => {
      const processes: Process[] = [];
      let read = 0;
      for await (const page of listFailedPages(list, from, signal)) {
        read += 1;
        processes.push(...(page.processes ?? []));
        if (page.nextPageToken === undefined) return { processes, isCapped: false };
        if (read === MAX_PAGES) break;
      }
      return { processes, isCapped: read === MAX_PAGES };
    },
  });
}

function listFailedPages(list: ProcessList, from: string | undefined, signal: AbortSignal) {
  const page = { pageSize: getMaxPageSize(list.id), fields: FIELDS_WITH_ERRORS };
  if (list.id === 'script.processes.list') {
    const statuses = selectFailedStatuses(list.params['userProcessFilter.statuses']);
    const startTime = from ?? list.params['userProcessFilter.startTime'];
    const filter = {
      'userProcessFilter.statuses': statuses,
      ...(startTime && { 'userProcessFilter.startTime': startTime }),
    };
    return api.pages(list.id, { ...list.params, ...filter, ...page }, { signal });
  }
  const statuses = selectFailedStatuses(list.params['scriptProcessFilter.statuses']);
  const startTime = from ?? list.params['scriptProcessFilter.startTime'];
  const filter = {
    'scriptProcessFilter.statuses': statuses,
    ...(startTime && { 'scriptProcessFilter.startTime': startTime }),
  };
  return api.pages(list.id, { ...list.params, ...filter, ...page }, { signal });
}

function selectFailedStatuses(statuses: readonly string[] | undefined): (typeof FAILED_STATUSES)[number][] {
  const chosen = FAILED_STATUSES.filter((status) => statuses?.includes(status) ?? true);
  return chosen.length > 0 ? chosen : [...FAILED_STATUSES];
}
