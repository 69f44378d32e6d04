import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PROCESS_LISTS, processReportQuery } from './list/queries.ts';
import type { Process } from './status/process-status.tsx';
import { isStoppable } from './stop/stop-refusal.ts';

/** Returns the current state of a listed process. Polls its log while it runs, which also shows when it ends. */
export function useCurrentProcess(process: Process): Process {
  const client = useQueryClient();
  const report = useQuery(processReportQuery(process)).data;
  const found = report?.processes?.find(({ processId }) => processId === process.processId);
  const hasEnded = isStoppable(process) && found !== undefined && !isStoppable(found);
  useEffect(() => {
    if (hasEnded) for (const id of PROCESS_LISTS) void client.invalidateQueries({ queryKey: [id] });
  }, [client, hasEnded]);
  if (!hasEnded) return process;
  const { processStatus, endTime, duration } = found;
  return {
    ...process,
    ...(processStatus && { processStatus }),
    ...(endTime && { endTime }),
    ...(duration && { duration }),
  };
}
