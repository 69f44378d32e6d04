import { ExpansionLimitExceeded } from '#calendar/recurrence/request-budget.ts';
import { DAY_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { fragment } from '#db/sql-fragment.ts';
import type { EventPage } from './event-list.ts';
import { type EventQuery, findCandidates, inRange } from './event-query.ts';
import { ExceptionStarts, expandSeries, isSeries, type ListedEvent } from './expand-candidate.ts';
import { longestMsOf } from './model/event-store.ts';

/** A place in a list by start: start, number of the event, and original start of an occurrence. */
export type StartCursor = readonly [startAt: number, number: number, originalMs: number];

const FIRST_SLICE_MS = 32 * DAY_MS;
const LAST_SLICE_MS = 4096 * DAY_MS;
/** Series in one slice; the blocks of more than these would not stay in the cache until the next page. */
const MAX_SERIES = 2000;
/** Earlier than any start, and unlike an infinite number it can be a part of a page token. */
const BEFORE_ALL = Number.MIN_SAFE_INTEGER;

/** Lines in order; `cutAtMs` is where the budget of the request ended. */
type StartList = { found: ListedEvent[]; cutAtMs: number | undefined };

/**
 * Events and occurrences by their start, after a cursor: at least `count` unless there are fewer, or the budget of the
 * request ends. Time is walked through in slices, so that the cost depends on what is listed and not on what is stored.
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
    // The narrower the yield of a slice, the wider the next one.
    if (slice.listed.length < count / 4) widthMs = Math.min(widthMs * 4, LAST_SLICE_MS);
    fromMs = slice.endMs;
    untilMs = Math.min(fromMs + widthMs, lastMs);
  }
  return { found, cutAtMs: undefined };
}

/** A slice; undefined when the budget ends, and asking again with a new one would come further. */
function listWithinBudget(db: Database, query: EventQuery, slice: Slice) {
  try {
    return listSlice(db, query, slice);
  } catch (error) {
    // Computed blocks are cached, so that the next page begins with them.
    if (error instanceof ExpansionLimitExceeded && !error.isFinal && query.budget.hasComputed) return undefined;
    throw error;
  }
}

/**
 * One page of events and occurrences by their start, after a cursor. It may be short or empty although there are more,
 * when series take much work to expand. Throws `ExpansionLimitExceeded` when they take too much for any page.
 */
export function pageByStart(
  db: Database,
  query: EventQuery,
  cursor: StartCursor | undefined,
  pageSize: number,
): EventPage<StartCursor> {
  const { found: lines, cutAtMs } = listByStart(db, query, cursor, pageSize + 1);
  const listed = lines.slice(0, pageSize);
  const last = listed.at(-1);
  if (last && lines.length > pageSize) return { listed, next: toStartCursor(last) };
  return { listed, next: cutAtMs === undefined ? undefined : [Math.max(cutAtMs, BEFORE_ALL), -1, 0] };
}

/** The place of a listed event. */
function toStartCursor({ startAt, number, occurrence }: ListedEvent): StartCursor {
  return [startAt, number, occurrence?.original.startMs ?? 0];
}

type Slice = { fromMs: number; untilMs: number; limit: number };

function listSlice(db: Database, query: EventQuery, slice: Slice): { listed: ListedEvent[]; endMs: number } {
  const range = inRange(query, Math.max(slice.fromMs, query.fromMs), slice.untilMs);
  const notBefore = fragment('(e.recurrence IS NOT NULL OR e.start_at >= ?)', slice.fromMs);
  const candidates = findCandidates(db, query, {
    sortBy: 'start_at',
    source: range.source,
    conditions: [...range.conditions, ...(Number.isFinite(slice.fromMs) ? [notBefore] : [])],
  });
  const series = candidates.filter(isSeries);
  if (series.length > MAX_SERIES) throw new ExpansionLimitExceeded({ isFinal: true });
  const longestMs = Math.max(0, ...series.map((one) => longestMsOf(one, query.calendar.timeZone))) + DAY_MS;
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

/** Where the first event can start, and after which no event starts. */
function findBounds(db: Database, query: EventQuery): { firstMs: number; lastMs: number } {
  const { calendar, fromMs, untilMs, horizonMs } = query;
  if (Number.isFinite(fromMs) && Number.isFinite(untilMs)) return { firstMs: fromMs, lastMs: untilMs };
  const stored = db.get<{ first: number | null; last: number | null }>(
    `SELECT (SELECT min(start_at) FROM events WHERE calendar_number = ?1) AS first,
       (SELECT max(start_at) FROM events WHERE calendar_number = ?1) AS last`,
    calendar.number,
  );
  const first = stored?.first ?? 0;
  // Series go on after the last event that is stored, as far as was asked for.
  const lastMs = Number.isFinite(untilMs) ? untilMs : Math.max(stored?.last ?? 0, horizonMs) + 1;
  return { firstMs: Math.max(fromMs, first), lastMs };
}

function compare(left: StartCursor, right: StartCursor): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
