import { matching, oneOf } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';
import { resolveTime } from '#shared/filters/time-range.ts';

const time = matching(textParam, (value) => resolveTime(value, Date.now()) !== undefined);

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
  /** Columns that are shown. */
  cols: textParam,
  /** The entry that is shown beside the list. */
  peek: textParam,
});
export type ActivitySearch = SearchOf<typeof activitySearch>;

/** The filters as the backend takes them, with relative times fixed at `nowMs`. */
export function toFilter({ peek: _peek, cols: _cols, from, to, kind, ...filter }: ActivitySearch, nowMs: number) {
  const [fromTime, toTime] = [resolveTime(from, nowMs), resolveTime(to, nowMs)];
  return { ...filter, kind: kind === 'all' ? undefined : (kind ?? 'changes'), from: fromTime, to: toTime };
}

/** What the trail can be narrowed to. */
export const ACTIVITY_FILTERS = [
  { name: 'actor', label: 'Who' },
  { name: 'operation', label: 'Operation' },
  { name: 'kind', label: 'Show' },
  { name: 'service', label: 'Service' },
  { name: 'target', label: 'Target ID' },
  { name: 'outcome', label: 'Outcome' },
  { name: 'from', label: 'From' },
  { name: 'to', label: 'Until' },
] as const;
