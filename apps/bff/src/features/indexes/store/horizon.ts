import type { Selectable } from 'kysely';
import type { IndexTables } from '#platform/store/tables/index-tables.ts';

type CrawlRow = Selectable<IndexTables['index_crawls']>;

const DAY_MS = 24 * 3_600_000;

/** How many days back a person can have files followed one by one. Older files are swept. */
export const HORIZON_DAYS = [30, 90, 365, 1095] as const;

/** Until its person chooses. */
export const DEFAULT_HORIZON_DAYS = 365;

/** How many calls an index makes in a day at most for older files, with all its other calls of that day. */
export const SWEEP_CALLS_PER_DAY = 5_000;

/** Where the horizon of an index begins now, in Unix milliseconds. */
export function startOfHorizon({ horizon_days }: Pick<CrawlRow, 'horizon_days'>, nowMs: number): number {
  return nowMs - horizon_days * DAY_MS;
}

/** The files that were modified since then, in the services' search language. */
export function recentQuery(fileQuery: string, sinceMs: number): string {
  return `${fileQuery} and modifiedTime > '${new Date(sinceMs).toISOString()}'`;
}

/** The files that were not. */
export function olderQuery(fileQuery: string, sinceMs: number): string {
  return `${fileQuery} and modifiedTime <= '${new Date(sinceMs).toISOString()}'`;
}

/** How many calls an index may still make in this day for older files. */
export function callsLeftToday({ day_at, day_calls }: CrawlRow, nowMs: number): number {
  const isOver = Number(day_at ?? 0) <= nowMs - DAY_MS;
  return isOver ? SWEEP_CALLS_PER_DAY : Math.max(0, SWEEP_CALLS_PER_DAY - day_calls);
}
