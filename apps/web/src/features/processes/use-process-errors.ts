import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasFailed } from '#shared/script/failed-statuses.ts';
import { sendsErrors } from '#shared/script/sends-errors.ts';
import { failedRunsQuery } from './failed-runs.ts';
import type { ProcessList } from './process-list.ts';
import type { Process } from './process-status.tsx';
import { processKey } from './queries.ts';

/** Loaded processes with the errors of those that failed, as soon as these are read: lists are sent without errors. */
export function useProcessErrors(list: ProcessList, loaded: readonly Process[]) {
  const failed = useMemo(() => loaded.filter((process) => hasFailed(process) && sendsErrors(process)), [loaded]);
  const times = failed.flatMap(({ startTime }) => startTime ?? []).toSorted();
  const newest = failed[0] && processKey(failed[0]);
  const errors = useQuery({
    ...failedRunsQuery(list, { ...(times[0] && { from: times[0] }), ...(newest && { newest }) }),
    enabled: failed.length > 0,
    placeholderData: keepPreviousData,
  }).data;
  return useMemo(() => {
    if (!errors) return loaded;
    const withError = errors.processes.filter(({ error }) => error !== undefined);
    const byId = new Map(withError.map((process) => [process.processId, process]));
    // A row stays one of a response, so that its cells can say which.
    return loaded.map((process) => (hasFailed(process) ? (byId.get(process.processId) ?? process) : process));
  }, [errors, loaded]);
}
