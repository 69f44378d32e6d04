import { HOUR_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { fragment, type SqlFragment } from '#db/sql-fragment.ts';
import type { Candidate, EventQuery } from './event-query.ts';
import { getLongestDurationMs } from './model/event-store.ts';
import { listOccurrences, type Occurrence } from './model/occurrence.ts';

/** A list entry before it is written: an event or an occurrence of a series. */
export type ListedEvent = {
  number: number;
  startAt: number;
  occurrence?: Occurrence;
  /** In incremental lists: the event no longer takes place in the listed time range. */
  isRemoved?: true;
};

/** A range of start times and the maximum number of entries. */
export type StartRange = { fromMs: number; untilMs: number; limit: number };

/** The list entries of a series in a range. `cutAtMs` is where they stop if the limit was reached. */
export type Expansion = { listed: ListedEvent[]; cutAtMs: number | undefined };

/**
 * Returns the occurrences of a series that start in a range and overlap the times of the query. Excludes occurrences replaced by
 * exceptions, which are separate events.
 */
export function expandSeries(
  query: EventQuery,
  series: Candidate & { recurrence: string },
  range: StartRange,
  exceptions: ExceptionStarts,
): Expansion {
  const durationMs = getLongestDurationMs(series, query.calendar.timeZone);
  // Across clock changes, an all-day event is up to an hour longer or shorter than others with the same number of days.
  const slackMs = series.isAllDay ? 2 * HOUR_MS : 0;
  const fromMs = Math.max(range.fromMs, query.fromMs - durationMs - slackMs, series.startAt);
  const untilMs = Math.min(range.untilMs, query.untilMs === Number.POSITIVE_INFINITY ? query.horizonMs : query.untilMs);
  if (fromMs >= untilMs) return { listed: [], cutAtMs: undefined };
  const { items, cutAtMs } = listOccurrences(query.calendar, series, {
    fromMs,
    untilMs,
    limit: range.limit,
    budget: query.budget,
  });
  const listed = items
    .filter((occurrence) => occurrence.endAt > query.fromMs && !exceptions.has(series.number, occurrence.startAt))
    .map((occurrence) => ({ number: series.number, startAt: occurrence.startAt, occurrence }));
  return { listed, cutAtMs };
}

/** Whether a candidate is a series. */
export function isSeries(candidate: Candidate): candidate is Candidate & { recurrence: string } {
  return candidate.recurrence !== null;
}

/** The original starts of the exceptions of some series. The regular occurrences at these times do not take place. */
export class ExceptionStarts {
  readonly #starts = new Set<string>();

  constructor(db: Database, seriesNumbers: readonly number[], range: { fromMs: number; untilMs: number }) {
    if (seriesNumbers.length === 0) return;
    const bounds: SqlFragment[] = [
      fragment('series_number IN (SELECT value FROM json_each(?))', JSON.stringify(seriesNumbers)),
    ];
    if (Number.isFinite(range.fromMs)) bounds.push(fragment('original_start_at >= ?', range.fromMs));
    if (Number.isFinite(range.untilMs)) bounds.push(fragment('original_start_at < ?', range.untilMs));
    const rows = db.all<{ seriesNumber: number; startAt: number }>(
      `SELECT series_number AS seriesNumber, original_start_at AS startAt FROM events
       WHERE ${bounds.map(({ sql }) => sql).join(' AND ')}`,
      ...bounds.flatMap(({ values }) => values),
    );
    for (const row of rows) this.#starts.add(`${row.seriesNumber} ${row.startAt}`);
  }

  /** Whether an exception replaces the occurrence that starts at this time, in Unix milliseconds. */
  has(seriesNumber: number, startAt: number): boolean {
    return this.#starts.has(`${seriesNumber} ${startAt}`);
  }
}
