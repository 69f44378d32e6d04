import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRenew } from '#shared/calendar/calendar-queries.ts';
import { explainError } from '#shared/error-view.tsx';
import type { Job } from '#shared/jobs/queries.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/**
 * Does one thing to a calendar that cannot be taken back, as a job: the list of jobs keeps what became of it, and a
 * message says so. `isRunning` lasts until it is over; `onDone` is called when it was done and the place is still there.
 */
export function useLastingJob(onDone: () => void) {
  const runJob = useRunJob();
  const renew = useRenew();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (draft: JobDraft) =>
      new Promise<Job>((resolve, reject) => {
        runJob(draft, resolve).catch(reject);
      }),
    onSuccess: ({ counts }) => {
      if (counts.done > 0 && isThere.current) onDone();
      renew();
    },
  });
  const start = (draft: Omit<JobDraft, 'keepsUndo'>) => mutate({ ...draft, keepsUndo: false });
  return { start, isRunning: isPending, error: error && `Nothing was started: ${explainError(error)}` };
}
