import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff, callBffRaw } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { actOnJob, type Job, type JobAction } from '#shared/jobs/queries.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { JobSearch } from './search.ts';

/** An item of a job, with its result. */
export type JobItem = components['schemas']['JobItem'];
/** The state of an item. */
export type JobItemState = components['schemas']['JobItemState'];
type JobList = components['schemas']['JobList'];
type JobItemList = components['schemas']['JobItemList'];

const RUNNING_INTERVAL_MS = 2_000;
const JOB_LIST_PAGE_SIZE = 100;

/** The query of all jobs of the user, page by page, newest first. Polls while a job is running. */
export const jobPagesQuery = infiniteQueryOptions({
  queryKey: ['bff.jobs.list', 'pages'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    callBff<JobList>('bff.jobs.list', '/api/jobs', {
      query: { pageSize: JOB_LIST_PAGE_SIZE, pageToken: pageParam },
      signal,
    }),
  getNextPageParam: ({ nextPageToken }) => nextPageToken,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ jobs }) => jobs.some(isRunning)) ? RUNNING_INTERVAL_MS : false,
});

/** Reads all jobs of the user, newest first. */
export async function* readJobPages(signal: AbortSignal): AsyncGenerator<readonly Job[]> {
  let pageToken: string | undefined;
  do {
    const query = { pageSize: JOB_LIST_PAGE_SIZE, pageToken };
    const page: JobList = await callBff('bff.jobs.list', '/api/jobs', { query, signal });
    yield page.jobs;
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
}

/** Returns the query of a job's items in list order, all or in one state. Polls if `isLive`. */
export function itemsQuery(jobId: string, { state }: JobSearch, isLive: boolean) {
  return infiniteQueryOptions({
    queryKey: ['bff.jobs.items', { jobId, state }, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callBff<JobItemList>('bff.jobs.items', `${getJobPath(jobId)}/items`, {
        query: { state, pageSize: JOB_LIST_PAGE_SIZE, pageToken: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    refetchInterval: isLive ? RUNNING_INTERVAL_MS : false,
  });
}

/** Returns the report of all items as CSV. */
export async function readResults(jobId: string): Promise<Blob> {
  return (await callBffRaw('bff.jobs.results', `${getJobPath(jobId)}/results`)).blob();
}

/** Returns the mutation that acts on a job and refetches all shown jobs. */
export function useJobAction(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: JobAction) => actOnJob(jobId, action),
    onError: (error) => notify(explainFailure('The job was not changed', error)),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isAboutJobs(queryKey[0]) }),
  });
}

function isAboutJobs(operationId: unknown): boolean {
  return typeof operationId === 'string' && operationId.startsWith('bff.jobs.');
}

function isRunning({ state }: Job): boolean {
  return state === 'running';
}

function getJobPath(jobId: string): string {
  return `/api/jobs/${encodeURIComponent(jobId)}`;
}
