import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateApprovals } from '#features/approvals/queries.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import type { Job } from '#shared/jobs/queries.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import type { FailedStart } from './failed-starts.tsx';
import type { StartForm } from './form/use-start-form.ts';
import { readFailedItems } from './read-failed-items.ts';
import { type SelectedFile, toStartJob } from './start-job.ts';

/** The failures of the last start, and the number of files sent. */
type LastStart = { failed: readonly FailedStart[]; sentCount: number };

const UNKNOWN = 'Sent, but not all results are known yet. Open Jobs before you try again.';

/**
 * Returns a function that starts approvals as a job and waits for its end. Calls `onStarted` if all have started. Otherwise lists
 * the failures, so that they can be sent again. The job continues after the dialog is closed.
 */
export function useStartMany(onStarted: () => void) {
  const client = useQueryClient();
  const runJob = useRunJob();
  const isShown = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [last, setLast] = useState<LastStart>();
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const showFailed = async (jobId: string, sentCount: number) => {
    const failed = await readFailedItems(jobId).catch(() => undefined);
    if (failed) setLast({ failed, sentCount });
    else setError(UNKNOWN);
    setIsBusy(false);
  };
  const settle = (job: Job | undefined, sentCount: number) => {
    void invalidateApprovals(client);
    if (!isShown.current) return undefined;
    if (!job || job.state === 'paused') {
      setIsBusy(false);
      setError(UNKNOWN);
      return undefined;
    }
    if (job.counts.done === sentCount) {
      onStarted();
      return undefined;
    }
    void showFailed(job.jobId, sentCount);
    return 'shown';
  };
  return {
    isBusy,
    error,
    last,
    start: (files: readonly SelectedFile[], form: StartForm) => {
      if (isBusy) return;
      setIsBusy(true);
      setError(undefined);
      runJob(toStartJob(files, form), (job) => settle(job, files.length)).catch((cause: Error) => {
        setIsBusy(false);
        setError(explainError(cause));
      });
    },
  };
}
