import { countOf } from '@rotunda/api-client/count-of';
import type { Job, JobAction } from './queries.ts';

/** Summarises the results of a job's items in one line. */
export function describeJob({ state, counts, total, pauseReason, undoneCount }: Job): string {
  const parts = [
    [counts.done, 'done'],
    [counts.retryable, 'failed and can be retried'],
    [counts.final, 'failed (cannot be retried)'],
    [counts.skipped, 'skipped (changed since)'],
    [counts.notStarted, 'not started'],
    [counts.waiting + counts.running, 'remaining'],
  ] as const;
  const reported = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString('en')} ${word}`);
  const end = state === 'paused' ? [`paused${pauseReason ? `: ${pauseReason}` : ''}`] : [];
  const isUndone = undoneCount === counts.done;
  const undone = undoneCount === undefined ? [] : [isUndone ? 'undone' : `${undoneCount.toLocaleString('en')} undone`];
  return [...reported, ...end, ...undone].join(', ') || countOf(total, 'item');
}

/** Returns the number of items that have been called or skipped. */
export function countAttempted({ counts }: Job): number {
  return counts.done + counts.retryable + counts.final + counts.skipped;
}

/**
 * Returns the remaining time before a job starts, in milliseconds, during which undoing it makes no calls. Returns 0 if it is not
 * delayed.
 */
export function startDelayMs({ state, startTime }: Job, nowMs: number): number {
  return state === 'running' && startTime !== undefined ? Math.max(0, Date.parse(startTime) - nowMs) : 0;
}

/** Reports whether a job was undone before it made any calls. */
export function isUndoneBeforeStart({ state, startTime, endTime }: Job): boolean {
  return state === 'stopped' && startTime !== undefined && Date.parse(endTime ?? '') < Date.parse(startTime);
}

/** Returns the currently available actions of a job, with their labels. */
export function listJobActions(job: Job, nowMs: number): readonly (readonly [JobAction, string])[] {
  const { state, counts, canUndo } = job;
  if (state === 'running' && startDelayMs(job, nowMs) > 0) return [['stop', 'Undo']];
  if (state === 'running')
    return [
      ['pause', 'Pause'],
      ['stop', 'Stop'],
    ];
  const left = counts.retryable + counts.notStarted;
  return [
    ...(state === 'paused' ? [['resume', 'Resume'] as const, ['stop', 'Stop'] as const] : []),
    ...(state !== 'paused' && left > 0 ? [['retry', `Retry ${left.toLocaleString('en')}`] as const] : []),
    ...(canUndo && state !== 'paused' ? [['undo', `Undo ${counts.done.toLocaleString('en')} done`] as const] : []),
  ];
}
