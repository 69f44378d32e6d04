import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { countAttempted, describeJob, listJobActions, startDelayMs } from './job-text.ts';
import { actOnJob, type Job, type JobAction, jobsQuery } from './queries.ts';

const TICK_MS = 1_000;

/** Shows the progress of a job as a bar and text, with its actions. */
export function JobState({ job }: { job: Job }) {
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: (action: JobAction) => actOnJob(job.jobId, action),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['bff.jobs.get', { jobId: job.jobId }] }),
      ]),
    onError: (error) => notify(explainFailure('The job was not changed', error)),
  });
  const { total } = job;
  const tried = countAttempted(job);
  const nowMs = useNow(TICK_MS);
  const leftMs = startDelayMs(job, nowMs);
  return (
    <>
      <progress
        aria-label={`${job.title}: ${tried} of ${total}`}
        value={tried}
        max={Math.max(total, 1)}
        className="h-4 w-full accent-accent"
      />
      <p className="text-ink-2 text-small">
        {leftMs > 0 ? `Starts in ${Math.ceil(leftMs / 1000)}\u00a0s` : describeJob(job)}
      </p>
      <div className="flex gap-8 empty:hidden">
        {listJobActions(job, nowMs).map(([action, label]) => (
          <Button key={action} isBusy={act.isPending} onPress={() => act.mutate(action)}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
