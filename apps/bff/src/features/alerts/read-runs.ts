import { randomUUID } from 'node:crypto';
import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import type { Principal } from '#domain/principal.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { ReadSource, RunRow } from './alert-source.ts';

const OPERATION = 'script.processes.list';
const MAX_PAGES = 10;
const FIELDS = 'processes(projectName,functionName,processStatus,startTime,duration),nextPageToken';

const run = z.object({
  projectName: z.string().default(''),
  functionName: z.string().default(''),
  processStatus: z.string().default(''),
  startTime: z.string().optional(),
  duration: z.string().optional(),
});
const page = z.object({ processes: z.array(run).default([]), nextPageToken: z.string().optional() });

/** Reads the runs that a person can see, the newest first, up to a number of pages. */
export function readRuns(calls: UserCallExecutor): ReadSource<'processes'> {
  return async (principal: Principal, sinceMs: number) => {
    const rows: RunRow[] = [];
    let pageCount = 0;
    const requestId = randomUUID();
    const pages = readPages(async (token) => {
      const params = {
        'userProcessFilter.startTime': new Date(sinceMs).toISOString(),
        pageSize: String(maxPageSize(OPERATION)),
        fields: FIELDS,
        ...token,
      };
      const { body } = await calls.execute(principal, { operationId: OPERATION, params }, requestId);
      return page.parse(body ?? {});
    });
    for await (const { processes, nextPageToken } of pages) {
      rows.push(...processes.flatMap(toRow));
      pageCount += 1;
      if (pageCount === MAX_PAGES && nextPageToken !== undefined)
        return { rows, gap: `Only the newest ${rows.length} runs are evaluated.` };
    }
    return { rows, gap: undefined };
  };
}

function toRow({ projectName, functionName, processStatus, startTime, duration }: z.infer<typeof run>): RunRow[] {
  const startMs = Date.parse(startTime ?? '');
  if (Number.isNaN(startMs)) return [];
  const seconds = Number.parseFloat(duration ?? '');
  const endMs = Number.isNaN(seconds) || processStatus === 'RUNNING' ? undefined : startMs + seconds * 1_000;
  return [{ projectName, functionName, status: processStatus, startMs, endMs }];
}
