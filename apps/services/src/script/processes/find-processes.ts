import type { Database } from '#db/database.ts';

/** Position of an execution in a list: newest start first, then highest ID first. */
export type ProcessPosition = { startTimeMs: number; id: number };

/** A window of the timeline. */
export type ProcessWindow = {
  startedAtOrAfterMs?: number | undefined;
  /** Only executions that ended at or before this time. */
  endedAtOrBeforeMs?: number | undefined;
  /** Only executions after this position. */
  after?: ProcessPosition | undefined;
};

type Bounds = { before: ProcessPosition; fromMs: number; endedByMs: number };
type Found = { id: number; seriesId: number; startTimeMs: number };

// The latest time in JavaScript. Represents "not ended" and "unbounded".
const END_OF_TIME_MS = 8.64e15;
// Reading this many executions takes a few milliseconds, and is sufficient for filters that match more than one in sixty.
const TIMELINE_PROBE_ROWS = 3000;
const AFTER_ALL_IDS = Number.MAX_SAFE_INTEGER;

/**
 * Returns the positions of the newest executions of the given series, at most `limit`, newest first.
 *
 * Uses two strategies. Broad filters find a page among the newest executions of the whole timeline. For narrow filters, the
 * timelines of the series are merged, so that the work depends on the number of series and not on the number of executions.
 */
export function findProcesses(
  db: Database,
  seriesIds: readonly number[],
  window: ProcessWindow,
  limit: number,
): ProcessPosition[] {
  if (seriesIds.length === 0) return [];
  const bounds = toBounds(window);
  const found = seriesIds.length > limit ? probeTimeline(db, new Set(seriesIds), bounds, limit) : undefined;
  return found ?? mergeSeries(db, seriesIds, bounds, limit);
}

function toBounds({ startedAtOrAfterMs, endedAtOrBeforeMs, after }: ProcessWindow): Bounds {
  const endedByMs = endedAtOrBeforeMs ?? END_OF_TIME_MS;
  // An execution that ended by a time also started by then.
  const last = { startTimeMs: endedByMs, id: AFTER_ALL_IDS };
  return {
    before: after && after.startTimeMs <= endedByMs ? after : last,
    fromMs: startedAtOrAfterMs ?? -END_OF_TIME_MS,
    endedByMs,
  };
}

/** Returns the page if the newest executions of the window contain enough matches, or if the window contains no more. */
function probeTimeline(
  db: Database,
  seriesIds: ReadonlySet<number>,
  { before, fromMs, endedByMs }: Bounds,
  limit: number,
): ProcessPosition[] | undefined {
  const rows = db.all<Found>(
    `SELECT id, series_id AS seriesId, started_at AS startTimeMs FROM processes
     WHERE (started_at, id) < (?, ?) AND started_at >= ? AND coalesce(ended_at, ${END_OF_TIME_MS}) <= ?
     ORDER BY started_at DESC, id DESC LIMIT ${TIMELINE_PROBE_ROWS}`,
    before.startTimeMs,
    before.id,
    fromMs,
    endedByMs,
  );
  const matches = rows.filter((row) => seriesIds.has(row.seriesId));
  return matches.length >= limit || rows.length < TIMELINE_PROBE_ROWS ? matches.slice(0, limit) : undefined;
}

function mergeSeries(db: Database, seriesIds: readonly number[], bounds: Bounds, limit: number): ProcessPosition[] {
  const { before, fromMs, endedByMs } = bounds;
  const heads = db.all<{ seriesId: number; newestMs: number }>(
    `SELECT seriesId, newestMs FROM (
       SELECT value AS seriesId,
         (SELECT max(started_at) FROM processes WHERE series_id = value AND started_at <= ?) AS newestMs
       FROM json_each(?)
     ) WHERE newestMs >= ? ORDER BY newestMs DESC`,
    before.startTimeMs,
    JSON.stringify(seriesIds),
    fromMs,
  );
  let page: ProcessPosition[] = [];
  for (const { seriesId, newestMs } of heads) {
    const last = page.length === limit ? page.at(-1) : undefined;
    // Series are sorted by their newest execution. The first that is too old for the page ends the search.
    if (last && newestMs < last.startTimeMs) break;
    const rows = db.all<Found>(
      `SELECT id, series_id AS seriesId, started_at AS startTimeMs FROM processes
       WHERE series_id = ? AND (started_at, id) < (?, ?) AND started_at >= ?
         AND coalesce(ended_at, ${END_OF_TIME_MS}) <= ?
       ORDER BY started_at DESC, id DESC LIMIT ?`,
      seriesId,
      before.startTimeMs,
      before.id,
      last?.startTimeMs ?? fromMs,
      endedByMs,
      limit,
    );
    page = [...page, ...rows].sort(compareNewestFirst).slice(0, limit);
  }
  return page;
}

function compareNewestFirst(left: ProcessPosition, right: ProcessPosition): number {
  return right.startTimeMs - left.startTimeMs || right.id - left.id;
}
