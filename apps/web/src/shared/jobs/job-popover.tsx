import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { explainError } from '#shared/error-view.tsx';
import { formatDistance } from '#shared/format/time.ts';
import { useNow } from '#shared/use-now.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/toasts.tsx';
import { actOnJob, type Job, type JobAction, jobsQuery } from './queries.ts';

type JobPopoverProps = {
  jobs: readonly Job[];
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The latest jobs: how far each is, what failed, and what can be done about it. */
export function JobPopover({ jobs, triggerRef, onClose }: JobPopoverProps) {
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={triggerRef}
      placement="bottom end"
      className="w-440 max-w-[calc(100vw-16px)] rounded-card border border-line bg-surface shadow-popover dark:border-line-strong entering:animate-[appear_160ms]"
    >
      <Dialog aria-label="Jobs" className="max-h-[70vh] overflow-auto outline-none">
        <ul aria-label="Jobs">
          {jobs.map((job) => (
            <JobItem key={job.jobId} job={job} />
          ))}
        </ul>
      </Dialog>
    </Popover>
  );
}

function JobItem({ job }: { job: Job }) {
  const queryClient = useQueryClient();
  const nowMs = useNow(10_000);
  const act = useMutation({
    mutationFn: (action: JobAction) => actOnJob(job.jobId, action),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey }),
    onError: (error) => notify(`The job: ${explainError(error)}`),
  });
  const { counts, total } = job;
  const tried = counts.done + counts.retryable + counts.final + counts.skipped;
  return (
    <li className="flex flex-col gap-6 border-line border-b px-16 py-12 last:border-b-0">
      <div className="flex items-baseline gap-8">
        <span className="min-w-0 flex-1 truncate font-medium">{job.title}</span>
        <span className="shrink-0 text-ink-3 text-small">{formatDistance(Date.parse(job.updateTime), nowMs)}</span>
      </div>
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
    </li>
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
