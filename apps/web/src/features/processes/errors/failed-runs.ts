import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import type { ProcessList } from '#features/processes/list/process-list.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { api } from '#shared/api/api.ts';
import { FAILED_STATUSES } from '#shared/script/failures/failed-statuses.ts';
import { FIELDS_WITH_ERRORS } from '#shared/script/failures/fields-with-errors.ts';

const MAX_PAGES = 5;

/** The failed runs of a list, newest first, with their errors. There are earlier ones when `isCapped`. */
export type FailedRuns = { processes: readonly Process[]; isCapped: boolean };

/**
 * The failed runs of a list with their errors: those that started at `from` or later, or as many as a thousand. Reads again
 * when `newest`, the ID of the newest failed run that is known, changes. Only services that send errors can be asked.
 */
export function failedRunsQuery(list: ProcessList, { from, newest }: { from?: string; newest?: string } = {}) {
  return queryOptions({
    queryKey: [list.id, list.params, 'errors', from, newest],
    queryFn: async ({ signal }): Promise<FailedRuns> => {
      const processes: Process[] = [];
      let read = 0;
      for await (const page of failedPages(list, from, signal)) {
        read += 1;
        processes.push(...(page.processes ?? []));
        if (page.nextPageToken === undefined) return { processes, isCapped: false };
        if (read === MAX_PAGES) break;
      }
      return { processes, isCapped: read === MAX_PAGES };
    },
  });
}

function failedPages(list: ProcessList, from: string | undefined, signal: AbortSignal) {
  const page = { pageSize: maxPageSize(list.id), fields: FIELDS_WITH_ERRORS };
  if (list.id === 'script.processes.list') {
    const statuses = amongFailed(list.params['userProcessFilter.statuses']);
    const startTime = from ?? list.params['userProcessFilter.startTime'];
    const filter = {
      'userProcessFilter.statuses': statuses,
      ...(startTime && { 'userProcessFilter.startTime': startTime }),
    };
    return api.pages(list.id, { ...list.params, ...filter, ...page }, { signal });
  }
  const statuses = amongFailed(list.params['scriptProcessFilter.statuses']);
  const startTime = from ?? list.params['scriptProcessFilter.startTime'];
  const filter = {
    'scriptProcessFilter.statuses': statuses,
    ...(startTime && { 'scriptProcessFilter.startTime': startTime }),
  };
  return api.pages(list.id, { ...list.params, ...filter, ...page }, { signal });
}

function amongFailed(statuses: readonly string[] | undefined): (typeof FAILED_STATUSES)[number][] {
  const chosen = FAILED_STATUSES.filter((status) => statuses?.includes(status) ?? true);
  return chosen.length > 0 ? chosen : [...FAILED_STATUSES];
}
