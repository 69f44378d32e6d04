import type { Selectable } from 'kysely';
import type { IndexTables } from '#platform/store/tables/index-tables.ts';

type CrawlRow = Selectable<IndexTables['index_crawls']>;

const DAY_MS = 24 * 3_600_000;

/** The number of days whose files are followed individually, for the user to choose from. Older files are swept. */
export const HORIZON_DAYS = [30, 90, 365, 1095] as const;

/** The default until the user chooses. */
export const DEFAULT_HORIZON_DAYS = 365;

/**
 * The maximum number of calls per day with which an index may still read older files. All other calls of the index on that day
 * count, too.
 */
export const SWEEP_CALLS_PER_DAY = 5_000;

/** Returns the current start of an index's horizon, in Unix milliseconds. */
export function findHorizonStartMs({ horizon_days }: Pick<CrawlRow, 'horizon_days'>, nowMs: number): number {
  return nowMs - horizon_days * DAY_MS;
}

/** Returns the query for files modified since a time, in the services' search language. */
export function recentQuery(fileQuery: string, sinceMs: number): string {
  return `${fileQuery} and modifiedTime > '${new Date(sinceMs).toISOString()}'`;
}

/** Returns the query for files not modified since a time. */
export function toOlderFilesQuery(fileQuery: string, sinceMs: number): string {
  return `${fileQuery} and modifiedTime <= '${new Date(sinceMs).toISOString()}'`;
}

/** Returns the number of calls that an index may still make for older files on this day. */
export function countRemainingCallsToday({ day_at, day_calls }: CrawlRow, nowMs: number): number {
  const isOver = Number(day_at ?? 0) <= nowMs - DAY_MS;
  return isOver ? SWEEP_CALLS_PER_DAY : Math.max(0, SWEEP_CALLS_PER_DAY - day_calls);
}
