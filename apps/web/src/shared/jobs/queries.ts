import type { components } from '@rotunda/api-client/bff-types';
import { ApiError } from '@rotunda/api-client/errors';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A job of many calls and how far it is. */
export type Job = components['schemas']['Job'];
type JobItem = components['schemas']['JobItem'];
type JobItemList = components['schemas']['JobItemList'];
type JobList = components['schemas']['JobList'];

const LATEST_JOBS_PAGE_SIZE = 20;
const JOB_ITEMS_PAGE_SIZE = 50;
const RUNNING_INTERVAL_MS = 2_000;

/** The latest jobs of the person, newest first. Asked for again while one runs. */
export const jobsQuery = queryOptions({
  queryKey: ['bff.jobs.list'],
  queryFn: async ({ signal }): Promise<readonly Job[]> => {
    try {
      return (
        await callBff<JobList>('bff.jobs.list', '/api/jobs', { query: { pageSize: LATEST_JOBS_PAGE_SIZE }, signal })
      ).jobs;
    } catch (error) {
      // A backend that keeps no jobs has none.
      if (error instanceof ApiError && (error.failure === 'not_found' || error.failure === 'not_offered')) return [];
      throw error;
    }
  },
  refetchInterval: ({ state }) => (state.data?.some((job) => job.state === 'running') ? RUNNING_INTERVAL_MS : false),
});

/** One job. Asked for again while it runs. */
export function jobQuery(jobId: string) {
  return queryOptions({
    queryKey: ['bff.jobs.get', { jobId }],
    queryFn: ({ signal }) => callBff<Job>('bff.jobs.get', `/api/jobs/${encodeURIComponent(jobId)}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? RUNNING_INTERVAL_MS : false),
  });
}

/** Items of a job that were refused for good, or that failed this time; at most 100. */
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

/** What a person can do with a job. */
export type JobAction = 'pause' | 'stop' | 'retry' | 'resume' | 'undo';

/** Does something with a job; resolves to the job as it is then, or to the job that undoes it. */
export function actOnJob(jobId: string, action: JobAction): Promise<Job> {
  return callBff<Job>(`bff.jobs.${action}`, `/api/jobs/${encodeURIComponent(jobId)}/${action}`, { method: 'POST' });
}
