import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { formatClock } from '#shared/calendar/time-text.ts';
import { getCity, isZone } from '#shared/format/zone-text.ts';

/** The hours of suggested meetings, because the service does not provide working hours. */
export const DAY_HOURS = { begin: 8, end: 18 };

type Period = { start: Temporal.Instant; end: Temporal.Instant };

/** Returns the zone of a guest, if the user's list includes the guest's calendar. */
export function findGuestZone(email: string, calendars: readonly CalendarInfo[]): string | undefined {
  const zone = calendars.find(({ id }) => id.toLowerCase() === email.toLowerCase())?.timeZone;
  return isZone(zone) ? zone : undefined;
}

/** Reports whether a time is within day hours in a guest's zone. */
export function isWithinDay({ start, end }: Period, zone: string): boolean {
  const [from, to] = [start.toZonedDateTimeISO(zone), end.toZonedDateTimeISO(zone)];
  const getMinute = ({ hour, minute }: Temporal.ZonedDateTime) => hour * 60 + minute;
  const isOneDay = from.toPlainDate().equals(to.toPlainDate());
  return isOneDay && from.hour >= DAY_HOURS.begin && getMinute(to) <= DAY_HOURS.end * 60;
}

/** Formats a time in a guest's zone as `09:00 – 09:30 in New York, outside 8–18`. States if the zone is unknown. */
export function findGuestClock(period: Period, zone: string | undefined): string {
  if (zone === undefined) return 'Time zone unknown';
  const clock = `${formatClock(period.start, zone)} – ${formatClock(period.end, zone)} in ${getCity(zone)}`;
  return isWithinDay(period, zone) ? clock : `${clock}, outside ${DAY_HOURS.begin}–${DAY_HOURS.end}`;
}
