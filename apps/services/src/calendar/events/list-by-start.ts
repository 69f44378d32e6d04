import { ExpansionLimitExceeded } from '#calendar/recurrence/request-budget.ts';
import { DAY_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { fragment } from '#db/sql-fragment.ts';
import { countFitting } from './count-fitting.ts';
import type { EventPage } from './event-list.ts';
import { type EventQuery, findCandidates, selectRange } from './event-query.ts';
import { ExceptionStarts, expandSeries, isSeries, type ListedEvent } from './expand-candidate.ts';
import { getLongestDurationMs } from './model/event-store.ts';

/** A position in a list sorted by start: start, event number, and original start of an occurrence. */
export type StartCursor = readonly [startAt: number, number: number, originalMs: number];

const FIRST_SLICE_MS = 32 * DAY_MS;
const LAST_SLICE_MS = 4096 * DAY_MS;
/** Maximum number of series in one slice. The blocks of more series would be evicted from the cache before the next page. */
const MAX_SERIES = 2000;
/** Lower than any start. Unlike an infinite number, it can be part of a page token. */
const BEFORE_ALL = Number.MIN_SAFE_INTEGER;

/** Sorted entries. `cutAtMs` is where the budget of the request was exhausted. */
type StartList = { found: ListedEvent[]; cutAtMs: number | undefined };

/**
 * Lists events and occurrences after a cursor, sorted by start. Returns at least `count` entries unless the list ends or the
 * request's budget is exhausted. Advances in time slices, so that the cost depends on the listed events and not on the stored
 * ones.
 */
function listByStart(db: Database, query: EventQuery, cursor: StartCursor | undefined, count: number): StartList {
  const { firstMs, lastMs } = findBounds(db, query);
  const found: ListedEvent[] = [];
  let fromMs = cursor?.[0] ?? Number.NEGATIVE_INFINITY;
  let widthMs = FIRST_SLICE_MS;
  let untilMs = Math.min(Math.max(fromMs, firstMs) + widthMs, lastMs);
  while (fromMs < lastMs && found.length < count) {
    const slice = listWithinBudget(db, query, { fromMs, untilMs, limit: count + 1 });
    if (!slice) return { found, cutAtMs: fromMs };
    found.push(...slice.listed.filter((listed) => !cursor || compare(toStartCursor(listed), cursor) > 0));
    // Widens the next slice if this slice contained few entries.
    if (slice.listed.length < count / 4) widthMs = Math.min(widthMs * 4, LAST_SLICE_MS);
    fromMs = slice.endMs;
    untilMs = Math.min(fromMs + widthMs, lastMs);
  }
  return { found, cutAtMs: undefined };
}

/** Returns a slice, or undefined if the budget is exhausted and a new request would get further. */
function listWithinBudget(db: Database, query: EventQuery, slice: Slice) {
  try {
    return listSlice(db, query, slice);
  } catch (error) {
    // Computed blocks are cached, so the next page starts with them.
    if (error instanceof ExpansionLimitExceeded && !error.isFinal && query.budget.hasComputed) return undefined;
    throw error;
  }
}

/**
 * Lists one page of events and occurrences after a cursor, sorted by start. The page may be short before the end of the list if
 * events are large, and short or empty if series are expensive to expand. Throws `ExpansionLimitExceeded` if they are too expensive for any page.
 */
export function pageByStart(
  db: Database,
  query: EventQuery,
  cursor: StartCursor | undefined,
  pageSize: number,
): EventPage<StartCursor> {
  const { found: lines, cutAtMs } = listByStart(db, query, cursor, pageSize + 1);
  const count = countFitting(db, lines.slice(0, pageSize));
  const listed = lines.slice(0, count);
  const last = listed.at(-1);
  if (last && lines.length > count) return { listed, next: toStartCursor(last) };
  return { listed, next: cutAtMs === undefined ? undefined : [Math.max(cutAtMs, BEFORE_ALL), -1, 0] };
}

/** Returns the cursor of a listed event. */
function toStartCursor({ startAt, number, occurrence }: ListedEvent): StartCursor {
  return [startAt, number, occurrence?.original.startMs ?? 0];
}

type Slice = { fromMs: number; untilMs: number; limit: number };

function listSlice(db: Database, query: EventQuery, slice: Slice): { listed: ListedEvent[]; endMs: number } {
  const range = selectRange(query, Math.max(slice.fromMs, query.fromMs), slice.untilMs);
  const notBefore = fragment('(e.recurrence IS NOT NULL OR e.start_at >= ?)', slice.fromMs);
  const candidates = findCandidates(db, query, {
    sortBy: 'start_at',
    source: range.source,
    conditions: [...range.conditions, ...(Number.isFinite(slice.fromMs) ? [notBefore] : [])],
  });
  const series = candidates.filter(isSeries);
  if (series.length > MAX_SERIES) throw new ExpansionLimitExceeded({ isFinal: true });
  const longestMs = Math.max(0, ...series.map((one) => getLongestDurationMs(one, query.calendar.timeZone))) + DAY_MS;
  const exceptions = new ExceptionStarts(
    db,
    series.map((one) => one.number),
    { fromMs: Math.max(slice.fromMs, query.fromMs - longestMs), untilMs: slice.untilMs },
  );
  const expansions = series.map((one) => expandSeries(query, one, slice, exceptions));
  const endMs = Math.min(slice.untilMs, ...expansions.map(({ cutAtMs }) => cutAtMs ?? Number.POSITIVE_INFINITY));
  const others = candidates.filter((one) => !isSeries(one)).map(({ number, startAt }) => ({ number, startAt }));
  const listed = [...others, ...expansions.flatMap((expansion) => expansion.listed)];
  return {
    listed: listed.filter((one) => one.startAt < endMs).sort((a, b) => compare(toStartCursor(a), toStartCursor(b))),
    endMs,
  };
}

/** Returns the earliest possible start of the first event and the latest possible start of the last. */
function findBounds(db: Database, query: EventQuery): { firstMs: number; lastMs: number } {
  const { calendar, fromMs, untilMs, horizonMs } = query;
  if (Number.isFinite(fromMs) && Number.isFinite(untilMs)) return { firstMs: fromMs, lastMs: untilMs };
  const stored = db.get<{ first: number | null; last: number | null }>(
    `SELECT (SELECT min(start_at) FROM events WHERE calendar_number = ?1) AS first,
       (SELECT max(start_at) FROM events WHERE calendar_number = ?1) AS last`,
    calendar.number,
  );
  const first = stored?.first ?? 0;
  // Series continue after the last stored event, up to the requested end.
  const lastMs = Number.isFinite(untilMs) ? untilMs : Math.max(stored?.last ?? 0, horizonMs) + 1;
  return { firstMs: Math.max(fromMs, first), lastMs };
}

function compare(left: StartCursor, right: StartCursor): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
