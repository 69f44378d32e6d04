import type { QueryClient } from '@tanstack/react-query';
import { calendarSettingsQuery } from './calendar-queries.ts';
import { isZone } from './zones.ts';

/** What the person has chosen in the calendar service. */
export type CalendarSettings = {
  /** The day that weeks begin on, as ISO 8601 counts: 1 is Monday, 7 Sunday. */
  weekStart: number;
  /** IANA name of the person's zone. */
  zone: string;
  /** Minutes that a new event takes. */
  eventMinutes: number;
};

const WEEK_STARTS: Readonly<Record<string, number>> = { '0': 7, '1': 1, '6': 6 };
const MONDAY = 1;
const HOUR = 60;

/** The settings, once the service has sent them; without it Monday, the browser's zone and an hour. */
export async function loadCalendarSettings(queryClient: QueryClient): Promise<CalendarSettings> {
  const none: ReadonlyMap<string, string> = new Map();
  const settings = await queryClient.ensureQueryData(calendarSettingsQuery).catch(() => none);
  const zone = settings.get('timezone');
  const minutes = Number(settings.get('defaultEventLength'));
  return {
    weekStart: WEEK_STARTS[settings.get('weekStart') ?? ''] ?? MONDAY,
    zone: isZone(zone) ? zone : Temporal.Now.timeZoneId(),
    eventMinutes: minutes > 0 ? minutes : HOUR,
  };
}
