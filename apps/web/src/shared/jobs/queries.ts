import type { components } from '@rotunda/api-client/bff-types';
import { ApiError } from '@rotunda/api-client/errors';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/call-bff.ts';

/** A job of many calls and how far it is. */
export type Job = components['schemas']['Job'];
type JobList = components['schemas']['JobList'];

const RUNNING_INTERVAL_MS = 2_000;

/** The latest jobs of the person, newest first. Asked for again while one runs. */
export const jobsQuery = queryOptions({
  queryKey: ['bff.jobs.list'],
  queryFn: async ({ signal }): Promise<readonly Job[]> => {
    try {
      return (await callBff<JobList>('bff.jobs.list', '/api/jobs', { query: { pageSize: 20 }, signal })).jobs;
    } catch (error) {
      // A backend that keeps no jobs has none.
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    }
  },
  refetchInterval: ({ state }) => (state.data?.some((job) => job.state === 'running') ? RUNNING_INTERVAL_MS : false),
});

/** What a person can do with a job. */
export type JobAction = 'stop' | 'retry' | 'resume' | 'undo';

/** Does something with a job; resolves to the job as it is then, or to the job that undoes it. */
export function actOnJob(jobId: string, action: JobAction): Promise<Job> {
  return callBff<Job>(`bff.jobs.${action}`, `/api/jobs/${encodeURIComponent(jobId)}/${action}`, { method: 'POST' });
}
