import type { Database } from '#db/database.ts';
import type { Candidate, EventQuery } from './event-query.ts';
import { isSeries, type ListedEvent } from './expand-candidate.ts';
import { expandWhole, hasOccurrence, listByRow, type PlacedEvent, type RowCursor } from './list-by-row.ts';
import type { EventTimes } from './model/event.ts';
import { getLongestDurationMs } from './model/event-store.ts';
import { findOccurrence, walkOccurrences } from './model/occurrence.ts';

type FormerTimes = EventTimes & { recurrence: string | null };

/**
 * Lists the events changed since the query's `changedSince`, in the order of their changes. Applying them to the previous list
 * gives the same result as a full list: they include events that left the listed times and occurrences that the rule of a series
 * no longer produces.
 */
export function listChanges(
  db: Database,
  query: EventQuery & { changedSince: number },
  cursor: RowCursor | undefined,
  count: number,
): PlacedEvent[] {
  const getLines = (candidate: Candidate, limit: number) =>
    query.isExpanded ? expandLines(db, query, candidate, limit) : [line(query, candidate)];
  return listByRow(db, query, { sortBy: 'sequence', cursor, count }, getLines);
}

function line(query: EventQuery, candidate: Candidate): ListedEvent {
  const { number, startAt } = candidate;
  const isListed = isSeries(candidate) ? hasOccurrence(query, candidate) : touches(query, candidate);
  return isListed ? { number, startAt } : { number, startAt, isRemoved: true };
}

function touches(query: EventQuery, candidate: Candidate): boolean {
  const { startAt, endAt, originalStartAt, originalEndAt } = candidate;
  if (startAt < query.untilMs && endAt > query.fromMs) return true;
  if (query.isExpanded || originalStartAt === null || originalEndAt === null) return false;
  return originalStartAt < query.untilMs && originalEndAt > query.fromMs;
}

function expandLines(
  db: Database,
  query: EventQuery & { changedSince: number },
  candidate: Candidate,
  limit: number,
): ListedEvent[] {
  const present = isSeries(candidate) ? expandWhole(db, query, candidate, limit) : [line(query, candidate)];
  return [...present, ...listRemovedEntries(db, query, candidate, limit)];
}

function listRemovedEntries(
  db: Database,
  query: EventQuery & { changedSince: number },
  candidate: Candidate,
  limit: number,
): ListedEvent[] {
  const gone = new Map<number | undefined, ListedEvent>();
  for (const former of readFormerTimes(db, candidate.number, query.changedSince)) {
    for (const one of listFormerLines(query, candidate, former, limit)) gone.set(one.occurrence?.original.startMs, one);
  }
  return [...gone.values()];
}

function listFormerLines(query: EventQuery, now: Candidate, former: FormerTimes, limit: number): ListedEvent[] {
  const { number } = now;
  const { budget } = query;
  if (former.recurrence === null) return isSeries(now) ? [{ number, startAt: former.startAt, isRemoved: true }] : [];
  const untilMs = Number.isFinite(query.untilMs) ? query.untilMs : query.horizonMs;
  const series = { ...former, recurrence: former.recurrence };
  const fromMs = Math.max(query.fromMs - getLongestDurationMs(series, query.calendar.timeZone), former.startAt);
  const gone: ListedEvent[] = [];
  for (const occurrence of walkOccurrences(query.calendar, series, { fromMs, untilMs, limit, budget })) {
    if (gone.length >= limit) break;
    if (isSeries(now) && findOccurrence(query.calendar, now, occurrence.original, budget)) continue;
    gone.push({ number, startAt: occurrence.startAt, occurrence, isRemoved: true });
  }
  return gone;
}

function readFormerTimes(db: Database, eventNumber: number, changedSince: number): FormerTimes[] {
  const rows = db.all<Omit<FormerTimes, 'isAllDay'> & { isAllDay: number }>(
    `SELECT recurrence, is_all_day AS isAllDay, start_at AS startAt, end_at AS endAt, start_zone AS startZone,
       NULL AS endZone
     FROM former_event_times WHERE event_number = ? AND until_sequence > ?`,
    eventNumber,
    changedSince,
  );
  return rows.map((row) => ({ ...row, isAllDay: row.isAllDay === 1 }));
}
