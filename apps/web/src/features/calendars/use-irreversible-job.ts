import { useMutation } from '@tanstack/react-query';
import { useInvalidateCalendarData } from '#shared/calendar/calendar-queries.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import type { Job } from '#shared/jobs/queries.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/** A job, and the path at which it was started. */
type Started = { draft: JobDraft; path: string };

const OUTCOME_UNKNOWN = 'Started, but the result could not be loaded. Check the calendar before you try again.';

/**
 * Runs an irreversible action on a calendar as a job. The job list stores the result, and a message reports it. `isRunning` is
 * true until the job ends or can no longer be followed. Calls `onDone` if the action succeeded and the user is still at the same
 * path.
 */
export function useIrreversibleJob(onDone: () => void) {
  const runJob = useRunJob();
  const refresh = useInvalidateCalendarData();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: ({ draft }: Started) =>
      new Promise<{ job: Job | undefined }>((resolve, reject) => {
        runJob(draft, (job) => resolve({ job })).catch(reject);
      }),
    onSuccess: ({ job }, { path }) => {
      // The screen may learn of the deletion first and show that its calendar no longer exists. The path shows whether the user
      // is still here.
      if (job && job.counts.done > 0 && window.location.pathname === path) onDone();
      refresh();
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
