import { queryOptions } from '@tanstack/react-query';
import { approvalsQuery } from '#features/approvals/queries.ts';

/** Which of some files have an approval in progress, and of how many that could be read. */
export type RunningApprovals = { runningIds: ReadonlySet<string>; readCount: number };

const AT_ONCE = 5;
const MAX_FILES = 100; // Each is a call.
const FRESH_MS = 30_000;

/** Which of the first hundred of some files have an approval in progress: a file has one at a time. */
export function runningApprovalsQuery(fileIds: readonly string[]) {
  const read = fileIds.slice(0, MAX_FILES);
  return queryOptions({
    queryKey: ['drive.approvals.list', 'running', read],
    queryFn: async ({ client }): Promise<RunningApprovals> => {
      const runningIds = new Set<string>();
      let readCount = 0;
      const readOne = async (fileId: string) => {
        // What the service refuses to tell is found out when the approval is started.
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
