import type { components } from '@rotunda/api-client/bff-types';
import { callBff } from '#shared/api/call-bff.ts';
import { formatFailure } from '#shared/jobs/failure-text.ts';
import type { FailedStart } from './failed-starts.tsx';

type JobItemList = components['schemas']['JobItemList'];

const FAILED_ITEMS_PAGE_SIZE = 200;
const MAX_PAGES = 10;
const STATES = ['final', 'retryable', 'skipped', 'notStarted'] as const;
const NOT_STARTED = 'Not started, because the job was stopped.';

/** Reads the failed items of a job, each with the reason. */
export async function readFailedItems(jobId: string): Promise<FailedStart[]> {
  const lists = await Promise.all(STATES.map((state) => readInState(jobId, state)));
  return lists.flat().map((item) => ({
    id: item.id,
    name: item.label,
    reason: item.state === 'notStarted' ? NOT_STARTED : formatFailure(item),
  }));
}

async function readInState(jobId: string, state: (typeof STATES)[number]): Promise<JobItemList['items']> {
  const found: JobItemList['items'] = [];
  let pageToken: string | undefined;
  for (let count = 0; count < MAX_PAGES && (count === 0 || pageToken !== undefined); count += 1) {
    const query = { state, pageSize: FAILED_ITEMS_PAGE_SIZE, pageToken };
    const page = await callBff<JobItemList>('bff.jobs.items', `/api/jobs/${encodeURIComponent(jobId)}/items`, {
      query,
    });
    found.push(...page.items);
    pageToken = page.nextPageToken;
  }
  return found;
}
