import { randomUUID } from 'node:crypto';
import { countOf } from '@rotunda/api-client/count-of';
import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import type { CallParams } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';

const OPERATION = 'script.processes.list';
const MAX_PAGES = 10;
const FIELDS = 'projectName,functionName,processStatus,startTime,duration';

const frame = z.object({ function: z.string().exactOptional(), file: z.string().exactOptional() });
const run = z.object({
  projectName: z.string().default(''),
  functionName: z.string().default(''),
  processStatus: z.string().default(''),
  startTime: z.string().optional(),
  duration: z.string().optional(),
  error: z
    .object({
      type: z.string().exactOptional(),
      message: z.string().exactOptional(),
      stack: z.array(frame).exactOptional(),
    })
    .optional(),
});
const page = z.object({ processes: z.array(run).default([]), nextPageToken: z.string().optional() });

/** A run as listed by the service. */
export type ListedRun = z.infer<typeof run>;

type RunQuery = { sinceMs: number; filter?: CallParams; hasErrors?: boolean };

/** Lists the runs that a user can see, newest first, up to a number of pages. */
export async function listRuns(
  calls: UserCallExecutor,
  principal: Principal,
  { sinceMs, filter = {}, hasErrors = false }: RunQuery,
): Promise<{ runs: ListedRun[]; gap: string | undefined }> {
  const runs: ListedRun[] = [];
  let pageCount = 0;
  const requestId = randomUUID();
  const pages = readPages(async (token) => {
    const params = {
      'userProcessFilter.startTime': new Date(sinceMs).toISOString(),
      pageSize: String(getMaxPageSize(OPERATION)),
      fields: `processes(${FIELDS}${hasErrors ? ',error' : ''}),nextPageToken`,
      ...filter,
      ...token,
    };
    const { body } = await calls.execute(principal, { operationId: OPERATION, params }, requestId);
    return page.parse(body ?? {});
  });
  for await (const { processes, nextPageToken } of pages) {
    runs.push(...processes);
    pageCount += 1;
    if (pageCount === MAX_PAGES && nextPageToken !== undefined)
      return { runs, gap: `Only the newest ${countOf(runs.length, 'run')} evaluated.` };
  }
  return { runs, gap: undefined };
}
