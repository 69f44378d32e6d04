import { countOf } from '@rotunda/api-client/count-of';
import type { Job, JobAction } from './queries.ts';

/** What became of the items of a job, in one line. */
export function jobSummary({ state, counts, total, pauseReason, undoneBy }: Job): string {
  const parts = [
    [counts.done, 'done'],
    [counts.retryable, 'failed and can be retried'],
    [counts.final, 'failed (can’t be retried)'],
    [counts.skipped, 'skipped (changed since)'],
    [counts.notTried, 'not tried'],
    [counts.waiting + counts.running, 'remaining'],
  ] as const;
  const reported = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString('en')} ${word}`);
  const end = state === 'paused' ? [`paused${pauseReason ? `: ${pauseReason}` : ''}`] : [];
  return [...reported, ...end, ...(undoneBy ? ['undone'] : [])].join(', ') || countOf(total, 'item');
}

/** How many items of a job have been called or held back. */
export function countTried({ counts }: Job): number {
  return counts.done + counts.retryable + counts.final + counts.skipped;
}

/** How long a job waits still before it starts, in milliseconds, in which undoing it makes no call; 0 when it does not. */
export function heldMs({ state, startTime }: Job, nowMs: number): number {
  return state === 'running' && startTime !== undefined ? Math.max(0, Date.parse(startTime) - nowMs) : 0;
}

/** Whether a job was undone before any of its calls was made. */
export function isUndoneWhileHeld({ state, startTime, endTime }: Job): boolean {
  return state === 'stopped' && startTime !== undefined && Date.parse(endTime ?? '') < Date.parse(startTime);
}

/** What can be done with a job as it is, each with the words of its button. */
export function jobActions(job: Job, nowMs: number): readonly (readonly [JobAction, string])[] {
  const { state, counts, canUndo } = job;
  if (state === 'running' && heldMs(job, nowMs) > 0) return [['stop', 'Undo']];
  if (state === 'running')
    return [
      ['pause', 'Pause'],
      ['stop', 'Stop'],
    ];
  const left = counts.retryable + counts.notTried;
  return [
    ...(state === 'paused' ? [['resume', 'Resume'] as const, ['stop', 'Stop'] as const] : []),
    ...(state !== 'paused' && left > 0 ? [['retry', `Retry ${left.toLocaleString('en')}`] as const] : []),
    ...(canUndo && state !== 'paused' ? [['undo', `Undo ${counts.done.toLocaleString('en')} done`] as const] : []),
  ];
}
