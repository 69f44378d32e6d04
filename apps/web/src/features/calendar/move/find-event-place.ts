import type { QueryClient } from '@tanstack/react-query';
import { eventQuery } from '#shared/calendar/calendar-queries.ts';
import { getEventKey } from '#shared/calendar/occurrence.ts';
import { getCurrentZone } from '#shared/format/zone.ts';

/**
 * Resolves an event link to the day of the event with the event open. For an event that cannot be read, returns today, where the
 * error is shown.
 */
export async function findEventPlace(
  queryClient: QueryClient,
  { calendarId, eventId }: { calendarId: string; eventId: string },
): Promise<{ date: string; event: string }> {
  const found = await queryClient.fetchQuery(eventQuery(calendarId, eventId)).catch(() => undefined);
  const zone = getCurrentZone();
  const { date, dateTime } = found?.start ?? {};
  const start = dateTime === undefined ? Temporal.Now.instant() : Temporal.Instant.from(dateTime);
  const day = date ?? start.toZonedDateTimeISO(zone).toPlainDate().toString();
  return { date: day, event: getEventKey(calendarId, eventId) };
}
