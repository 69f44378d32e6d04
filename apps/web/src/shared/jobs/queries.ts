import type { components } from '@rotunda/api-client/bff-types';
import { ApiError } from '@rotunda/api-client/errors';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A job of many calls, with its progress. */
export type Job = components['schemas']['Job'];
type JobItem = components['schemas']['JobItem'];
type JobItemList = components['schemas']['JobItemList'];
type JobList = components['schemas']['JobList'];

const LATEST_JOBS_PAGE_SIZE = 20;
const JOB_ITEMS_PAGE_SIZE = 50;
const RUNNING_INTERVAL_MS = 2_000;

/** The query of the user's latest jobs, newest first. Polls while a job is running. */
export const jobsQuery = queryOptions({
  queryKey: ['bff.jobs.list'],
  queryFn: async ({ signal }): Promise<readonly Job[]> => {
    try {
      return (
        await callBff<JobList>('bff.jobs.list', '/api/jobs', { query: { pageSize: LATEST_JOBS_PAGE_SIZE }, signal })
      ).jobs;
    } catch (error) {
      // A backend without jobs returns none.
      if (error instanceof ApiError && (error.failure === 'not_found' || error.failure === 'not_offered')) return [];
      throw error;
    }
  },
  refetchInterval: ({ state }) => (state.data?.some((job) => job.state === 'running') ? RUNNING_INTERVAL_MS : false),
});

/** Returns the query of one job. Polls while it is running. */
export function jobQuery(jobId: string) {
  return queryOptions({
    queryKey: ['bff.jobs.get', { jobId }],
    queryFn: ({ signal }) => callBff<Job>('bff.jobs.get', `/api/jobs/${encodeURIComponent(jobId)}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? RUNNING_INTERVAL_MS : false),
  });
}

/** Returns the query of a job's items that were rejected permanently or failed this time, up to 100. */
export function failedItemsQuery(jobId: string) {
  return queryOptions({
    queryKey: ['bff.jobs.items', { jobId }],
    queryFn: async ({ signal }): Promise<readonly JobItem[]> => {
      const lists = await Promise.all(
        (['final', 'retryable'] as const).map((state) =>
          callBff<JobItemList>('bff.jobs.items', `/api/jobs/${encodeURIComponent(jobId)}/items`, {
            query: { state, pageSize: JOB_ITEMS_PAGE_SIZE },
            signal,
          }),
        ),
      );
      return lists.flatMap(({ items }) => items);
    },
  });
}

/** An action on a job. */
export type JobAction = 'pause' | 'stop' | 'retry' | 'resume' | 'undo';

/** Runs an action on a job. Resolves to the updated job, or to the job that undoes it. */
export function actOnJob(jobId: string, action: JobAction): Promise<Job> {
  return callBff<Job>(`bff.jobs.${action}`, `/api/jobs/${encodeURIComponent(jobId)}/${action}`, { method: 'POST' });
}
