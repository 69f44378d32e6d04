import { type CalendarAccess, includesRole } from '#calendar/access.ts';
import type { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import type { CalendarRole } from '#calendar/rules.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import type { EventStatus, EventTimes } from './model/event.ts';

/** The selection of events for a list. */
export type EventQuery = CalendarAccess & {
  /** Whether to replace series with their occurrences. */
  isExpanded: boolean;
  /** Whether to include cancelled events. */
  showsDeleted: boolean;
  /** Selects events that end after `fromMs` and start before `untilMs`. Infinite if unbounded. */
  fromMs: number;
  untilMs: number;
  /** End of the expansion of endless series if `untilMs` is infinite. */
  horizonMs: number;
  /** Additional conditions on the events `e`. */
  filters: readonly SqlFragment[];
  /** Budget of the request for expanding series. */
  budget: RequestBudget;
  /** Selects only events changed after this sequence number. */
  changedSince: number | undefined;
};

/** The event fields that decide whether and when an event is listed. */
export type Candidate = EventTimes & {
  number: number;
  sortKey: number;
  status: EventStatus;
  recurrence: string | null;
  /** Original time of an exception, according to the rule of its series. */
  originalStartAt: number | null;
  originalEndAt: number | null;
};

type CandidateRow = Omit<Candidate, 'isAllDay'> & { isAllDay: number };

/** Columns by which events can be sorted. */
export type SortColumn = 'number' | 'updated_at' | 'sequence' | 'start_at';

/** Source and order of the candidates. */
export type CandidateSearch = {
  sortBy: SortColumn;
  /** The rows to search: `events AS e`, or the source returned by `selectRange`. */
  source: SqlFragment;
  conditions: readonly SqlFragment[];
  limit?: number;
};

/** Finds the events that match a query's filters and `conditions`, sorted by a column and then by creation. */
export function findCandidates(db: Database, query: EventQuery, search: CandidateSearch): Candidate[] {
  const { sortBy, source, conditions, limit = -1 } = search;
  const where = join([toVisibility(query), ...query.filters, ...conditions], ' AND ');
  // Expanded lists show an exception at its actual time, so its original time is not needed.
  const originals = query.isExpanded
    ? 'NULL AS originalStartAt, NULL AS originalEndAt'
    : `e.original_start_at AS originalStartAt, ${ORIGINAL_END} AS originalEndAt`;
  const rows = db.all<CandidateRow>(
    `SELECT e.number, e.${sortBy} AS sortKey, e.status, e.recurrence, ${originals}, e.is_all_day AS isAllDay,
       e.start_at AS startAt, e.end_at AS endAt, e.start_zone AS startZone, e.end_zone AS endZone
     FROM ${source.sql} WHERE e.calendar_number = ? AND ${where.sql} ORDER BY e.${sortBy}, e.number LIMIT ?`,
    ...source.values,
    query.calendar.number,
    ...where.values,
    limit,
  );
  return rows.map((row) => ({ ...row, isAllDay: row.isAllDay === 1 }));
}

/**
 * Returns a condition on the type of events `e`. Where the caller sees only busy times, every event counts as `default`, so that a
 * filter does not reveal its type.
 */
export function toTypeFilter(types: readonly string[], role: CalendarRole): SqlFragment {
  const isOfType = fragment('e.event_type IN (SELECT value FROM json_each(?))', JSON.stringify(types));
  if (includesRole(role, 'writer')) return isOfType;
  const isBusyListed = types.includes('default') ? 'TRUE' : 'FALSE';
  if (!includesRole(role, 'reader')) return fragment(isBusyListed);
  return fragment(`iif(e.is_private, ${isBusyListed}, ${isOfType.sql})`, ...isOfType.values);
}

/** All event rows, for queries without a time range. */
export const EVERYWHERE: SqlFragment = fragment('events AS e');

/**
 * Returns the source of the events that may take place in a range. A series spans from its first start to its last end. Lists of
 * stored events also need the exceptions moved out of the range; without them, their series would appear to take place in it.
 */
export function selectRange(
  query: EventQuery,
  fromMs: number,
  untilMs: number,
): Pick<CandidateSearch, 'source' | 'conditions'> {
  const { number } = query.calendar;
  const bounds = [fragment('r.first_calendar <= ? AND r.last_calendar >= ?', number, number)];
  const times: SqlFragment[] = [];
  // An exception imported before its series is listed only by its own times.
  const originals: SqlFragment[] = [fragment('e.series_number IS NOT NULL')];
  if (Number.isFinite(untilMs)) {
    bounds.push(fragment('r.start_minute <= ?', Math.floor((untilMs - 1) / MINUTE_MS)));
    times.push(fragment('e.start_at < ?', untilMs));
    originals.push(fragment('e.original_start_at < ?', untilMs));
  }
  if (Number.isFinite(fromMs)) {
    bounds.push(fragment('r.end_minute > ?', Math.floor(fromMs / MINUTE_MS)));
    times.push(fragment('(e.recurrence IS NOT NULL OR e.end_at > ?)', fromMs));
    originals.push(fragment(`${ORIGINAL_END} > ?`, fromMs));
  }
  if (times.length === 0) return { source: EVERYWHERE, conditions: [] };
  // CROSS JOIN fixes the join order: first the few spans in the range, then their rows.
  const source = fragment('event_spans AS r CROSS JOIN events AS e ON e.number = r.event_number');
  const now = join(times, ' AND ');
  if (query.isExpanded) return { source, conditions: [...bounds, now] };
  const before = join(originals, ' AND ');
  const either = fragment(`(${now.sql} OR (${before.sql}))`, ...now.values, ...before.values);
  return { source, conditions: [...bounds, either] };
}

const ORIGINAL_END = `e.original_start_at
  + (SELECT s.end_at - s.start_at FROM events AS s WHERE s.number = e.series_number)`;

function toVisibility(query: EventQuery): SqlFragment {
  const changed = query.changedSince === undefined ? [] : [fragment('e.sequence > ?', query.changedSince)];
  return join([...changed, toDeletionRule(query)], ' AND ');
}

function toDeletionRule({ isExpanded, showsDeleted }: EventQuery): SqlFragment {
  if (showsDeleted) return fragment('TRUE');
  if (isExpanded) return fragment("e.status <> 'cancelled'");
  // A cancelled exception of a listed series shows that this occurrence does not take place.
  return fragment(`(e.status <> 'cancelled' OR EXISTS (
    SELECT 1 FROM events AS s WHERE s.number = e.series_number AND s.status <> 'cancelled'))`);
}
