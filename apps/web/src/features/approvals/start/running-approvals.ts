import { queryOptions } from '@tanstack/react-query';
import { approvalsQuery } from '#features/approvals/queries.ts';

/** The files that have an approval in progress, and the number of files that could be checked. */
export type RunningApprovals = { runningIds: ReadonlySet<string>; readCount: number };

const AT_ONCE = 5;
const MAX_FILES = 100; // Each file needs a request.
const FRESH_MS = 30_000;

/**
 * Returns the query of which files have an approval in progress, for the first hundred files. A file can have only one at a time.
 */
export function runningApprovalsQuery(fileIds: readonly string[]) {
  const read = fileIds.slice(0, MAX_FILES);
  return queryOptions({
    queryKey: ['drive.approvals.list', 'running', read],
    queryFn: async ({ client }): Promise<RunningApprovals> => {
      const runningIds = new Set<string>();
      let readCount = 0;
      const readOne = async (fileId: string) => {
        // Approvals that the service refuses to list are detected when the approval is started.
        const approvals = await client
          .fetchQuery({ ...approvalsQuery(fileId), staleTime: FRESH_MS })
          .catch(() => undefined);
        if (approvals) readCount += 1;
        if (approvals?.some(({ status }) => status === 'IN_PROGRESS')) runningIds.add(fileId);
      };
      for (let first = 0; first < read.length; first += AT_ONCE)
        await Promise.all(read.slice(first, first + AT_ONCE).map(readOne));
      return { runningIds, readCount };
    },
    staleTime: FRESH_MS,
  });
}
