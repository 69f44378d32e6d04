import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatCompleted } from '#shared/format/action-text.ts';
import { notify, notifyInPlace } from '#ui/toasts/toasts.tsx';
import { pollJob } from './poll-job.ts';
import { actOnJob, failedItemsQuery, type Job, jobsQuery } from './queries.ts';
import { type JobDraft, startJob } from './start-job.ts';

/**
 * Called when a job has ended, for the user who started it; with undefined if the backend no longer has it. Returns `shown` if
 * the screen shows the result itself, so that no message covers it.
 */
type OnJobEnd = (job: Job | undefined) => unknown;

/**
 * Returns a function that submits a job to the BFF. It resolves when the job is accepted and rejects if it is rejected; the job
 * continues without this page. While the page is open, a message reports the result with an undo, and `onOver` is called.
 */
export function useRunJob(): (draft: JobDraft, onOver: OnJobEnd) => Promise<void> {
  const client = useQueryClient();
  return async (draft, onOver) => {
    const job = await sayProgress(startJob(draft), `${draft.title}: starting`);
    void client.invalidateQueries({ queryKey: jobsQuery.queryKey });
    void sayProgress(notifyEnd(client, job, onOver), `${job.title}: in progress. Jobs shows the progress.`);
  };
}

const QUIET_MS = 500;

/** Shows a message if a step takes longer than people wait without one. Resolves with the step. */
async function sayProgress<Result>(step: Promise<Result>, message: string): Promise<Result> {
  const timer = setTimeout(() => notifyInPlace('job', message), QUIET_MS);
  try {
    return await step;
  } finally {
    clearTimeout(timer);
  }
}

async function notifyEnd(client: QueryClient, job: Job, onOver: OnJobEnd): Promise<void> {
  const ended = await pollJob(job);
  void client.invalidateQueries({ queryKey: jobsQuery.queryKey });
  if (onOver(ended) === 'shown') return;
  if (!ended) return notify(`${job.title}: started, but the result could not be loaded`);
  const undo = {
    label: 'Undo',
    run: () =>
      void actOnJob(job.jobId, 'undo').then(
        (undoing) => notifyEnd(client, undoing, onOver),
        (error: Error) => notify(explainFailure('The change was not undone', error)),
      ),
  };
  notify(await describeEnd(client, ended), ended.canUndo ? undo : undefined);
}

async function describeEnd(client: QueryClient, job: Job): Promise<string> {
  const { title, state, counts, total, pauseReason } = job;
  if (state === 'paused') return `${title}: paused${pauseReason ? `, ${pauseReason}` : ''}`;
  const failed = counts.final + counts.retryable;
  if (failed + counts.skipped + counts.notStarted === 0) return formatCompleted(title);
  const parts = [
    `${formatWritten(counts.done)} of ${formatWritten(total)} done`,
    ...(failed > 0 ? [`${formatWritten(failed)} failed${await findReason(client, job)}`] : []),
    ...(counts.skipped > 0 ? [`${formatWritten(counts.skipped)} skipped (changed since)`] : []),
    ...(counts.notStarted > 0 ? [`${formatWritten(counts.notStarted)} not started`] : []),
  ];
  return `${title}: ${parts.join('; ')}`;
}

function formatWritten(count: number): string {
  return count.toLocaleString('en');
}

/** Returns the first failed item with its reason, to follow the total number. Returns an empty string if it cannot be read. */
async function findReason(client: QueryClient, { jobId }: Job): Promise<string> {
  const [item] = await client.fetchQuery(failedItemsQuery(jobId)).catch(() => []);
  if (!item) return '';
  const { upstream, detail, title } = item.problem ?? {};
  return ` (${item.label}: ${upstream?.message ?? detail ?? title ?? item.reason ?? 'no reason'})`;
}
