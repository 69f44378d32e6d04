import { toRow } from '#features/events/list/event-row.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { listExceptions } from '#shared/calendar/series/series-exceptions.ts';

const AT_ONCE = 4;

/**
 * What was found, and of every series in it the occurrences that were changed or cancelled by themselves, wherever they
 * lie: without them a series would be written as it never was. Rejects when one of them cannot be read.
 */
export async function withExceptions(rows: readonly Occurrence[]): Promise<readonly Occurrence[]> {
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
