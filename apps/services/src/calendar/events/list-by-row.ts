import type { Database } from '#db/database.ts';
import { fragment } from '#db/sql-fragment.ts';
import {
  type Candidate,
  EVERYWHERE,
  type EventQuery,
  findCandidates,
  type SortColumn,
  selectRange,
} from './event-query.ts';
import { ExceptionStarts, type Expansion, expandSeries, isSeries, type ListedEvent } from './expand-candidate.ts';
import { getLongestDurationMs } from './model/event-store.ts';
import { walkOccurrences } from './model/occurrence.ts';

/** A position in a list ordered by stored events: the last listed event and the number of its entries listed so far. */
export type RowCursor = readonly [sortKey: number, number: number, listedCount: number];

/** A list entry with the position after it. */
export type PlacedEvent = ListedEvent & { place: RowCursor };

const CHUNK_SIZE = 500;

/** Returns the list entries of one stored event. The caller needs at most `limit` of them. */
export type ExpandEntries = (candidate: Candidate, limit: number) => ListedEvent[];

/** Order, start and length of a page. */
type Page = { sortBy: SortColumn; cursor: RowCursor | undefined; count: number };

/**
 * Lists events after a cursor in stored order (creation, last update or change). Returns `count` entries, or fewer at the end of
 * the list. The entries of one event, such as the occurrences of a series, are contiguous.
 */
export function listByRow(
  db: Database,
  query: EventQuery,
  { sortBy, cursor, count }: Page,
  linesOf: ExpandEntries = (candidate, limit) => expandEntries(db, query, candidate, limit),
): PlacedEvent[] {
  const found: PlacedEvent[] = [];
  let place: RowCursor = cursor ?? [-1, 0, 0];
  for (;;) {
    const candidates = readNextCandidates(db, query, sortBy, place);
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

function readNextCandidates(db: Database, query: EventQuery, sortBy: SortColumn, place: RowCursor): Candidate[] {
  // Includes the event at the cursor, which may have more entries.
  const after = fragment(`(e.${sortBy}, e.number) >= (?, ?)`, place[0], place[1]);
  // Lists changed events regardless of their current time because they may have been in the range before.
  const isDelta = query.changedSince !== undefined;
  const { source, conditions } = isDelta
    ? { source: EVERYWHERE, conditions: [] }
    : selectRange(query, query.fromMs, query.untilMs);
  return findCandidates(db, query, { sortBy, source, conditions: [after, ...conditions], limit: CHUNK_SIZE });
}

function expandEntries(db: Database, query: EventQuery, candidate: Candidate, limit: number): ListedEvent[] {
  const { number, startAt } = candidate;
  if (!isSeries(candidate)) return [{ number, startAt }];
  if (!query.isExpanded) return hasOccurrence(query, candidate) ? [{ number, startAt }] : [];
  return expandWhole(db, query, candidate, limit);
}

/** Returns the occurrences of a series in the times of the query. The caller needs at most `limit` of them. */
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

/** Whether a series has an occurrence in the times of the query. False if they lie between two occurrences. */
export function hasOccurrence(query: EventQuery, series: Candidate & { recurrence: string }): boolean {
  if (!Number.isFinite(query.fromMs) && !Number.isFinite(query.untilMs)) return true;
  const fromMs = Math.max(query.fromMs - getLongestDurationMs(series, query.calendar.timeZone), series.startAt);
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
