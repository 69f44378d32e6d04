import type { components } from '@rotunda/api-client/bff-types';
import { ApiError } from '@rotunda/api-client/errors';
import { toApiError } from '@rotunda/api-client/read-error';
import { callBff } from '#shared/api/call-bff.ts';
import { PartialFailureError } from '#shared/calendar/partial-failure-error.ts';
import { pollJob, readJob } from '#shared/jobs/poll-job.ts';
import { actOnJob, type Job } from '#shared/jobs/queries.ts';
import { type JobDraft, startJob } from '#shared/jobs/start-job.ts';

type Item = components['schemas']['JobItem'];

type AtomicJobOptions = {
  /** The resulting state if not all steps were done or could be rolled back. */
  partialState: string;
  /** Called with the progress of the steps. */
  onPoll?: (job: Job) => void;
};

/**
 * Runs the steps of a change atomically in the backend, even if this page closes. Resolves to a function that undoes all steps.
 * Rejects with the service's error for the rejected step, or with PartialFailureError if the earlier steps could not be rolled
 * back.
 */
export async function runAtomicJob(draft: JobDraft, options: AtomicJobOptions): Promise<() => Promise<void>> {
  const job = await startJob({ ...draft, isAtomic: true });
  await awaitAtomicEnd(job, options);
  return async () => awaitAtomicEnd(await actOnJob(job.jobId, 'undo'), options);
}

async function awaitAtomicEnd(job: Job, { partialState, onPoll }: AtomicJobOptions): Promise<void> {
  const ended = await pollJob(job, onPoll);
  if (ended?.state === 'ended' && ended.counts.done === ended.total) return;
  const undo = ended?.undoneBy === undefined ? undefined : await pollJob(await readJob(ended.undoneBy));
  const isLeft = undo ? undo.counts.done < undo.total : ended?.state !== 'ended' || ended.counts.done > 0;
  if (isLeft) throw new PartialFailureError(partialState);
  throw await findRefusal(job);
}

async function findRefusal({ jobId, operationId }: Job): Promise<Error> {
  for (const state of ['final', 'retryable', 'skipped'] as const) {
    const path = `/api/jobs/${encodeURIComponent(jobId)}/items`;
    const { items } = await callBff<{ items: Item[] }>('bff.jobs.items', path, { query: { state, pageSize: 1 } });
    const [item] = items;
    if (item?.problem) return toApiError(operationId, item.problem);
    // Not called, because its resource has changed since.
    if (item) return new ApiError(operationId, item.reason ?? item.label, { status: 409, reason: 'conflict' });
  }
  return new Error('the job reports no step that was not done');
}
