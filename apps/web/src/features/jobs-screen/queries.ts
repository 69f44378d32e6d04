import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { askBff, callBff } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { actOnJob, type Job, type JobAction } from '#shared/jobs/queries.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { JobSearch } from './search.ts';

/** One item of a job, and what became of it. */
export type JobItem = components['schemas']['JobItem'];
/** What became of an item. */
export type JobItemState = components['schemas']['JobItemState'];
type JobList = components['schemas']['JobList'];
type JobItemList = components['schemas']['JobItemList'];

const RUNNING_INTERVAL_MS = 2_000;
const JOB_LIST_PAGE_SIZE = 100;

/** Every job of the person, page by page, the newest first. Asked for again while one runs. */
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

/** Every job of the person to the last one, the newest first. */
export async function* readJobPages(signal: AbortSignal): AsyncGenerator<readonly Job[]> {
  let pageToken: string | undefined;
  do {
    const query = { pageSize: JOB_LIST_PAGE_SIZE, pageToken };
    const page: JobList = await callBff('bff.jobs.list', '/api/jobs', { query, signal });
    yield page.jobs;
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
}

/** The items of a job in the order of its list, all or those in one state. `isLive` asks for them again and again. */
export function itemsQuery(jobId: string, { state }: JobSearch, isLive: boolean) {
  return infiniteQueryOptions({
    queryKey: ['bff.jobs.items', { jobId, state }, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callBff<JobItemList>('bff.jobs.items', `${jobPath(jobId)}/items`, {
        query: { state, pageSize: JOB_LIST_PAGE_SIZE, pageToken: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    refetchInterval: isLive ? RUNNING_INTERVAL_MS : false,
  });
}

/** The report on every item, as comma-separated values. */
export async function readResults(jobId: string): Promise<Blob> {
  return (await askBff('bff.jobs.results', `${jobPath(jobId)}/results`)).blob();
}

/** Does something with a job; all that is shown of jobs is loaded again. */
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

function jobPath(jobId: string): string {
  return `/api/jobs/${encodeURIComponent(jobId)}`;
}
