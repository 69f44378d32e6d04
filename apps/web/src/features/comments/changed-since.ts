import type { CommentSearch } from './search.ts';

const DAY_MS = 86_400_000;
const DAYS = { day: 1, week: 7, month: 30 } as const;

/**
 * Returns the earliest modification time of recently changed threads, in RFC 3339. It is the start of a UTC day, so that the
 * query stays the same during a day.
 */
export function getChangedSince(since: CommentSearch['since'], nowMs: number): string | undefined {
  if (since === undefined) return undefined;
  const daysNow = Math.floor(nowMs / DAY_MS);
  return new Date((daysNow - DAYS[since]) * DAY_MS).toISOString();
}
