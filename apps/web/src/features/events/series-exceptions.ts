import { api } from '#shared/api.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { toRow } from './event-row.ts';

const AT_ONCE = 4;

/**
 * What was found, and of every series in it the occurrences that were changed or cancelled by themselves, wherever they
 * lie: without them a series would be written as it never was. Rejects when one of them cannot be read.
 */
export async function withExceptions(rows: readonly Occurrence[]): Promise<readonly Occurrence[]> {
  const all = new Map(rows.map((row) => [row.key, row]));
  const open = rows.filter(({ event }) => event.recurrence !== undefined && event.iCalUID !== undefined);
  const readNext = async (): Promise<void> => {
    for (let series = open.shift(); series; series = open.shift()) {
      for (const row of await listExceptions(series)) if (!all.has(row.key)) all.set(row.key, row);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return [...all.values()];
}

async function listExceptions({ calendar, event }: Occurrence): Promise<Occurrence[]> {
  const exceptions: Occurrence[] = [];
  // As they are, cancelled occurrences of a series are among its events.
  const params = { calendarId: calendar.id, iCalUID: event.iCalUID, singleEvents: false };
  for await (const each of api.items('calendar.events.list', params)) {
    const row = each.recurringEventId === event.id ? toRow(each, calendar) : undefined;
    if (row) exceptions.push(row);
  }
  return exceptions;
}
