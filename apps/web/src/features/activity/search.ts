import { getOne, matching } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';
import { resolveTime } from '#shared/filters/time-range.ts';

const time = matching(textParam, (value) => resolveTime(value, Date.now()) !== undefined);

/** The URL parameters of the activity. Invalid values are dropped. */
export const activitySearch = searchParams({
  actor: textParam,
  operation: textParam,
  /** The kind of entries instead of changes: other events, or both. */
  kind: getOne('events', 'all'),
  service: getOne('script', 'calendar', 'drive'),
  target: textParam,
  outcome: getOne('pending', 'succeeded', 'denied', 'refused', 'failed', 'unknown'),
  /** The earliest time: a relative time such as `-24h` or `-7d`, or a date-time. */
  from: time,
  /** Latest time. */
  to: time,
  /** The visible columns. */
  cols: textParam,
  /** The entry shown beside the list. */
  peek: textParam,
});
export type ActivitySearch = SearchOf<typeof activitySearch>;

/** Returns the filters in the format of the backend, with relative times resolved at `nowMs`. */
export function toFilter({ peek: _peek, cols: _cols, from, to, kind, ...filter }: ActivitySearch, nowMs: number) {
  const [fromTime, toTime] = [resolveTime(from, nowMs), resolveTime(to, nowMs)];
  return { ...filter, kind: kind === 'all' ? undefined : (kind ?? 'changes'), from: fromTime, to: toTime };
}

/** The filters of the audit log. */
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
