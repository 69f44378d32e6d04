import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { formatFailure } from './failure-text.ts';
import { JobState } from './job-state.tsx';
import { failedItemsQuery, jobQuery } from './queries.ts';

type JobProgressProps = {
  jobId: string;
  /** Called when the job has ended. */
  onEnd: () => void;
};

const TOPICS = ['jobs'];

/** Shows the progress of a job that has just started, with its failures and their reasons. */
export function JobProgress({ jobId, onEnd }: JobProgressProps) {
  useLiveTopics(TOPICS);
  const job = useQuery(jobQuery(jobId));
  const isOver = job.data?.state === 'ended' || job.data?.state === 'stopped';
  const failedCount = (job.data?.counts.final ?? 0) + (job.data?.counts.retryable ?? 0);
  const failed = useQuery({ ...failedItemsQuery(jobId), enabled: isOver && failedCount > 0 });
  const notifyEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) notifyEnd();
  }, [isOver]);
  if (isUnreadable(job)) {
    return <ErrorView error={job.error} title="The job could not be read" onRetry={() => void job.refetch()} />;
  }
  if (!job.data) return null;
  return (
    <section aria-label={job.data.title} aria-live="polite" className="flex flex-col gap-8">
      <JobState job={job.data} />
      {failed.data && failed.data.length > 0 && (
        <ul aria-label="Failed items" className="max-h-160 overflow-auto text-red-fg text-small">
          {failed.data.map((item) => (
            <li key={item.id}>
              {item.label}: {formatFailure(item)}
            </li>
          ))}
        </ul>
      )}
      {!isOver && <p className="text-ink-3 text-small">Continues when you leave this page. See Jobs for progress.</p>}
    </section>
  );
}
