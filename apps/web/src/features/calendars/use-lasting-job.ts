import { useMutation } from '@tanstack/react-query';
import { useRenew } from '#shared/calendar/calendar-queries.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import type { Job } from '#shared/jobs/queries.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/** A job, and the address that it was started at. */
type Started = { draft: JobDraft; path: string };

const OUTCOME_UNKNOWN = 'Started, but the result could not be loaded. Check the calendar before you try again.';

/**
 * Does one thing to a calendar that cannot be taken back, as a job: the list of jobs keeps what became of it, and a
 * message says so. `isRunning` lasts until it is over, or nothing more is told of it; `onDone` is called when it was done
 * and the person is still at the same address.
 */
export function useLastingJob(onDone: () => void) {
  const runJob = useRunJob();
  const renew = useRenew();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: ({ draft }: Started) =>
      new Promise<{ job: Job | undefined }>((resolve, reject) => {
        runJob(draft, (job) => resolve({ job })).catch(reject);
      }),
    onSuccess: ({ job }, { path }) => {
      // The screen may be told of it first, and show that its calendar is gone: the address tells who is still here.
      if (job && job.counts.done > 0 && window.location.pathname === path) onDone();
      renew();
    },
  });
  const start = (draft: Omit<JobDraft, 'storesUndo'>) =>
    mutate({ draft: { ...draft, storesUndo: false }, path: window.location.pathname });
  const isOutcomeUnknown = data !== undefined && data.job === undefined;
  return {
    start,
    isRunning: isPending,
    error: isOutcomeUnknown ? OUTCOME_UNKNOWN : error && explainFailure('The job was not started', error),
  };
}
