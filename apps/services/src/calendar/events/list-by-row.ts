import type { Database } from '#db/database.ts';
import { fragment } from '#db/sql-fragment.ts';
import {
  type Candidate,
  EVERYWHERE,
  type EventQuery,
  findCandidates,
  inRange,
  type SortColumn,
} from './event-query.ts';
import { ExceptionStarts, type Expansion, expandSeries, isSeries, type ListedEvent } from './expand-candidate.ts';
import { longestMsOf } from './model/event-store.ts';
import { walkOccurrences } from './model/occurrence.ts';

/** A place in a list by stored events: the event last listed from, and how many lines of it were listed. */
export type RowCursor = readonly [sortKey: number, number: number, listedCount: number];

/** A line together with the place after it. */
export type PlacedEvent = ListedEvent & { place: RowCursor };

const CHUNK_SIZE = 500;

/** The lines of one stored event; no more than `limit` of them are needed. */
export type LinesOf = (candidate: Candidate, limit: number) => ListedEvent[];

/** In which order, from where and how far a list goes. */
type Page = { sortBy: SortColumn; cursor: RowCursor | undefined; count: number };

/**
 * Events in an order of the stored ones (creation, last update or change), after a cursor: `count` lines unless there
 * are fewer. The lines of one event, such as the occurrences of a series, come one after another.
 */
export function listByRow(
  db: Database,
  query: EventQuery,
  { sortBy, cursor, count }: Page,
  linesOf: LinesOf = (candidate, limit) => linesOfEvent(db, query, candidate, limit),
): PlacedEvent[] {
  const found: PlacedEvent[] = [];
  let place: RowCursor = cursor ?? [-1, 0, 0];
  for (;;) {
    const candidates = nextCandidates(db, query, sortBy, place);
    for (const candidate of candidates) {
      const { sortKey, number } = candidate;
      const skipped = number === place[1] && sortKey === place[0] ? place[2] : 0;
      const lines = linesOf(candidate, skipped + count - found.length);
      for (const [index, line] of lines.slice(skipped).entries()) {
        found.push({ ...line, place: [sortKey, number, skipped + index + 1] });
        if (found.length === count) return found;
      }
    }
    const last = candidates.at(-1);
    if (!last || candidates.length < CHUNK_SIZE) return found;
    place = [last.sortKey, last.number, Number.MAX_SAFE_INTEGER];
  }
}

function nextCandidates(db: Database, query: EventQuery, sortBy: SortColumn, place: RowCursor): Candidate[] {
  // The event of the place itself comes again: it may have more lines.
  const after = fragment(`(e.${sortBy}, e.number) >= (?, ?)`, place[0], place[1]);
  // What has changed is listed wherever it is now, because it may have been in the range before.
  const isDelta = query.changedSince !== undefined;
  const { source, conditions } = isDelta
    ? { source: EVERYWHERE, conditions: [] }
    : inRange(query, query.fromMs, query.untilMs);
  return findCandidates(db, query, { sortBy, source, conditions: [after, ...conditions], limit: CHUNK_SIZE });
}

function linesOfEvent(db: Database, query: EventQuery, candidate: Candidate, limit: number): ListedEvent[] {
  const { number, startAt } = candidate;
  if (!isSeries(candidate)) return [{ number, startAt }];
  if (!query.isExpanded) return hasOccurrence(query, candidate) ? [{ number, startAt }] : [];
  return expandWhole(db, query, candidate, limit);
}

/** The occurrences of a series in the times of the query; no more than `limit` of them are needed. */
export function expandWhole(
  db: Database,
  query: EventQuery,
  series: Candidate & { recurrence: string },
  limit: number,
): ListedEvent[] {
  const range = { fromMs: Number.NEGATIVE_INFINITY, untilMs: Number.POSITIVE_INFINITY };
  const exceptions = new ExceptionStarts(db, [series.number], range);
  const listed: ListedEvent[] = [];
  let fromMs: number | undefined = range.fromMs;
  while (fromMs !== undefined && listed.length < limit) {
    const part: Expansion = expandSeries(query, series, { ...range, fromMs, limit }, exceptions);
    listed.push(...part.listed);
    fromMs = part.cutAtMs;
  }
  return listed;
}

/** Whether a series has an occurrence in the times of the query; one that lies between two occurrences has none. */
export function hasOccurrence(query: EventQuery, series: Candidate & { recurrence: string }): boolean {
  if (!Number.isFinite(query.fromMs) && !Number.isFinite(query.untilMs)) return true;
  const fromMs = Math.max(query.fromMs - longestMsOf(series, query.calendar.timeZone), series.startAt);
  const untilMs = Number.isFinite(query.untilMs) ? query.untilMs : query.horizonMs;
  const occurrences = walkOccurrences(query.calendar, series, {
    fromMs,
    untilMs,
    limit: 2,
    budget: query.budget,
  });
  for (const occurrence of occurrences) if (occurrence.endAt > query.fromMs) return true;
  return false;
}
