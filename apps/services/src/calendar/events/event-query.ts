import type { CalendarAccess } from '#calendar/access.ts';
import type { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import type { EventStatus, EventTimes } from './model/event.ts';

/** Which events a list is about. */
export type EventQuery = CalendarAccess & {
  /** Series are replaced by their occurrences. */
  isExpanded: boolean;
  /** Cancelled events are listed too. */
  showsDeleted: boolean;
  /** Events that end after `fromMs` and start before `untilMs`; infinite where there is no bound. */
  fromMs: number;
  untilMs: number;
  /** Where occurrences of a series without end stop when `untilMs` is infinite. */
  horizonMs: number;
  /** Further conditions on the events `e`. */
  filters: readonly SqlFragment[];
  /** The work that the request may spend on expanding series. */
  budget: RequestBudget;
  /** Only what has changed after this place in the order of changes. */
  changedSince: number | undefined;
};

/** What of an event is needed to tell whether and when it is listed. */
export type Candidate = EventTimes & {
  number: number;
  sortKey: number;
  status: EventStatus;
  recurrence: string | null;
  /** When an exception would have taken place by the rule of its series. */
  originalStartAt: number | null;
  originalEndAt: number | null;
};

type CandidateRow = Omit<Candidate, 'isAllDay'> & { isAllDay: number };

/** Columns that events can be listed in the order of. */
export type SortColumn = 'number' | 'updated_at' | 'sequence' | 'start_at';

/** Where candidates are looked for, and in which order they come. */
export type CandidateSearch = {
  sortBy: SortColumn;
  /** The rows to look at: `events AS e`, or what `inRange` gives. */
  source: SqlFragment;
  conditions: readonly SqlFragment[];
  limit?: number;
};

/** The events that meet a query's filters and `conditions`, in the order of a column and, within it, of creation. */
export function findCandidates(db: Database, query: EventQuery, search: CandidateSearch): Candidate[] {
  const { sortBy, source, conditions, limit = -1 } = search;
  const where = join([toVisibility(query), ...query.filters, ...conditions], ' AND ');
  // Expanded lists show an exception where it takes place; where its series would have it does not matter there.
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

/** Every row of the events: where candidates come from when no range narrows them. */
export const EVERYWHERE: SqlFragment = fragment('events AS e');

/**
 * Where to look for the events that may take place in a range; a series counts from its first start to its last end.
 * Lists of stored events also need the exceptions that have left the range: without them their series would seem to
 * take place in it.
 */
export function inRange(
  query: EventQuery,
  fromMs: number,
  untilMs: number,
): Pick<CandidateSearch, 'source' | 'conditions'> {
  const { number } = query.calendar;
  const bounds = [fragment('r.first_calendar <= ? AND r.last_calendar >= ?', number, number)];
  const times: SqlFragment[] = [];
  // What was imported before its series is listed by its own times alone.
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
  // CROSS JOIN keeps the order: first the few that the range holds, then their rows.
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
  // A cancelled exception of a listed series shows that the series does not take place then.
  return fragment(`(e.status <> 'cancelled' OR EXISTS (
    SELECT 1 FROM events AS s WHERE s.number = e.series_number AND s.status <> 'cancelled'))`);
}
