import type { Database } from '#db/database.ts';

/** Place of an execution in a list: newest start first, larger id first among equal starts. */
export type ProcessPosition = { startTimeMs: number; id: number };

/** Part of the time line to look at. */
export type ProcessWindow = {
  startedAtOrAfterMs?: number | undefined;
  /** Only executions that have ended, and not later than this. */
  endedAtOrBeforeMs?: number | undefined;
  /** Only executions that come after this place. */
  after?: ProcessPosition | undefined;
};

type Bounds = { before: ProcessPosition; fromMs: number; endedByMs: number };
type Found = { id: number; seriesId: number; startTimeMs: number };

// The largest time that JavaScript can express; stands for "not ended" and for "no bound".
const END_OF_TIME_MS = 8.64e15;
// Looking at this many executions takes a few milliseconds and answers filters that let more than one in sixty through.
const TIMELINE_PROBE_ROWS = 3000;
const AFTER_ALL_IDS = Number.MAX_SAFE_INTEGER;

/**
 * Positions of the newest executions of the given series, at most `limit`, newest first.
 *
 * There are two ways, each good where the other is poor. Broad filters find a page among the newest executions of the
 * whole time line. For narrow ones the series' own time lines are merged, so that the work depends on the number of
 * series and not on the number of executions.
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
  // What ended by a time also started by then.
  const last = { startTimeMs: endedByMs, id: AFTER_ALL_IDS };
  return {
    before: after && after.startTimeMs <= endedByMs ? after : last,
    fromMs: startedAtOrAfterMs ?? -END_OF_TIME_MS,
    endedByMs,
  };
}

/** The page, when the newest executions of the window hold enough matches or the window holds no more. */
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
    // Series come by their newest execution: the first that is too old for the page ends the search.
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
    page = [...page, ...rows].sort(newestFirst).slice(0, limit);
  }
  return page;
}

function newestFirst(left: ProcessPosition, right: ProcessPosition): number {
  return right.startTimeMs - left.startTimeMs || right.id - left.id;
}
