import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError } from '#shared/error-view.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/toasts.tsx';
import { actOnJob, type Job, type JobAction, jobsQuery } from './queries.ts';

/** How far a job is, in a bar and in words, and what can be done with it. */
export function JobState({ job }: { job: Job }) {
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: (action: JobAction) => actOnJob(job.jobId, action),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['bff.jobs.get', { jobId: job.jobId }] }),
      ]),
    onError: (error) => notify(`The job: ${explainError(error)}`),
  });
  const { counts, total } = job;
  const tried = counts.done + counts.retryable + counts.final + counts.skipped;
  return (
    <>
      <progress
        aria-label={`${job.title}: ${tried} of ${total}`}
        value={tried}
        max={Math.max(total, 1)}
        className="h-4 w-full accent-accent"
      />
      <p className="text-ink-2 text-small">{summary(job)}</p>
      <div className="flex gap-8 empty:hidden">
        {actionsOf(job).map(([action, label]) => (
          <Button key={action} isDisabled={act.isPending} onPress={() => act.mutate(action)}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

function summary({ state, counts, total, pauseReason, undoneBy }: Job): string {
  const parts = [
    [counts.done, 'done'],
    [counts.retryable, 'failed and can be tried again'],
    [counts.final, 'failed for good'],
    [counts.skipped, 'held back, changed meanwhile'],
    [counts.notTried, 'not tried'],
    [counts.waiting + counts.running, 'to go'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const end = state === 'paused' ? [`paused${pauseReason ? `: ${pauseReason}` : ''}`] : [];
  return [...told, ...end, ...(undoneBy ? ['taken back'] : [])].join(', ') || `${total} items`;
}

function actionsOf({ state, counts, canUndo }: Job): readonly (readonly [JobAction, string])[] {
  if (state === 'running') return [['stop', 'Stop']];
  const left = counts.retryable + counts.notTried;
  return [
    ...(state === 'paused' ? [['resume', 'Go on'] as const] : []),
    ...(state !== 'paused' && left > 0 ? [['retry', `Try ${left} again`] as const] : []),
    ...(canUndo ? [['undo', `Undo ${counts.done} done`] as const] : []),
  ];
}
