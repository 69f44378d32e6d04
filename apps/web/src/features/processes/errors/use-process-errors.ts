import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProcessList } from '#features/processes/list/process-list.ts';
import { getProcessKey } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { hasFailed } from '#shared/script/failures/failed-statuses.ts';
import { hasErrorDetails } from '#shared/script/failures/has-error-details.ts';
import { failedRunsQuery } from './failed-runs.ts';

/** Returns the loaded processes, with the errors of failed ones once these are read, because lists do not include errors. */
export function useProcessErrors(list: ProcessList, loaded: readonly Process[]) {
  const failed = useMemo(() => loaded.filter((process) => hasFailed(process) && hasErrorDetails(process)), [loaded]);
  const times = failed.flatMap(({ startTime }) => startTime ?? []).toSorted();
  const newest = failed[0] && getProcessKey(failed[0]);
  const errors = useQuery({
    ...failedRunsQuery(list, { ...(times[0] && { from: times[0] }), ...(newest && { newest }) }),
    enabled: failed.length > 0,
    placeholderData: keepPreviousData,
  }).data;
  return useMemo(() => {
    if (!errors) return loaded;
    const withError = errors.processes.filter(({ error }) => error !== undefined);
    const byId = new Map(withError.map((process) => [process.processId, process]));
    // A row stays part of a response, so that its cells can refer to it.
    return loaded.map((process) => (hasFailed(process) ? (byId.get(process.processId) ?? process) : process));
  }, [errors, loaded]);
}
