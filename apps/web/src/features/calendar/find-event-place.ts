import type { QueryClient } from '@tanstack/react-query';
import { eventQuery } from '#shared/calendar/calendar-queries.ts';
import { ensureTemporal } from '#shared/calendar/ensure-temporal.ts';
import { eventKey } from '#shared/calendar/occurrence.ts';

/** Where a link leads: the day of the event, with the event open. One that cannot be read is explained there, on today. */
export async function findEventPlace(
  queryClient: QueryClient,
  { calendarId, eventId }: { calendarId: string; eventId: string },
): Promise<{ date: string; event: string }> {
  await ensureTemporal();
  const found = await queryClient.fetchQuery(eventQuery(calendarId, eventId)).catch(() => undefined);
  const { date, dateTime } = found?.start ?? {};
  const start =
    dateTime === undefined
      ? undefined
      : Temporal.Instant.from(dateTime).toZonedDateTimeISO(Temporal.Now.timeZoneId()).toPlainDate().toString();
  return { date: date ?? start ?? Temporal.Now.plainDateISO().toString(), event: eventKey(calendarId, eventId) };
}
