import { toRow } from '#features/events/list/event-row.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { listExceptions } from '#shared/calendar/series/series-exceptions.ts';

const AT_ONCE = 4;

/**
 * Returns the search results with all individually changed or cancelled occurrences of the included series, at any time. Without
 * them, the series would be exported incorrectly. Rejects if a read fails.
 */
export async function addSeriesExceptions(rows: readonly Occurrence[]): Promise<readonly Occurrence[]> {
  const all = new Map(rows.map((row) => [row.key, row]));
  const open = rows.filter(({ event }) => event.recurrence !== undefined);
  const readNext = async (): Promise<void> => {
    for (let series = open.shift(); series; series = open.shift()) {
      const { calendar, event } = series;
      for (const exception of await listExceptions(calendar.id, event)) {
        const row = toRow(exception, calendar);
        if (row && !all.has(row.key)) all.set(row.key, row);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return [...all.values()];
}
