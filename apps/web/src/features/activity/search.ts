import { matching, oneOf } from '#shared/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/search-params.ts';

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

/** A time of the address in milliseconds: `-24h` and the like count back from `nowMs`. Undefined when it is no time. */
export function toTimeMs(value: string, nowMs: number): number | undefined {
  const [, count, unit = ''] = /^-(\d{1,4})([hd])$/.exec(value) ?? [];
  const timeMs = count === undefined ? Date.parse(value) : nowMs - Number(count) * (UNIT_MS[unit] ?? 0);
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

const time = matching(textParam, (value) => toTimeMs(value, Date.now()) !== undefined);

/** What the address of the activity holds. A value that makes no sense is dropped. */
export const activitySearch = searchParams({
  actor: textParam,
  operation: textParam,
  /** Beside what changes something: what was noted besides, or both. */
  kind: oneOf('events', 'all'),
  service: oneOf('script', 'calendar', 'drive'),
  target: textParam,
  outcome: oneOf('pending', 'succeeded', 'denied', 'refused', 'failed', 'unknown'),
  /** Earliest time: `-24h`, `-7d` and the like, or a date-time. */
  from: time,
  /** Latest time. */
  to: time,
  /** The entry that is shown beside the list. */
  peek: textParam,
});
export type ActivitySearch = SearchOf<typeof activitySearch>;

/** The filters as the backend takes them, with relative times fixed at `nowMs`. */
export function toFilter({ peek: _, from, to, kind, ...filter }: ActivitySearch, nowMs: number) {
  const instant = (value: string | undefined) => {
    const timeMs = value === undefined ? undefined : toTimeMs(value, nowMs);
    return timeMs === undefined ? undefined : new Date(timeMs).toISOString();
  };
  return { ...filter, kind: kind === 'all' ? undefined : (kind ?? 'changes'), from: instant(from), to: instant(to) };
}
