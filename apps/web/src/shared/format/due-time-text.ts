import { formatDistance } from './time.ts';

/** Describes a due time at `nowMs`: `Due in 7 h`, `Overdue by 2 d`, `Overdue since 3 Oct 2026`. */
export function formatDueTime(dueTime: string, nowMs: number): string {
  const dueMs = Date.parse(dueTime);
  const distance = formatDistance(dueMs, nowMs);
  if (dueMs >= nowMs || distance === 'now') return `Due ${distance}`;
  return distance.endsWith(' ago') ? `Overdue by ${distance.slice(0, -' ago'.length)}` : `Overdue since ${distance}`;
}
