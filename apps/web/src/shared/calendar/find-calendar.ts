import type { CalendarInfo } from './occurrence.ts';

/** What addresses and the Calendar API call the person's own calendar. */
const PRIMARY = 'primary';

type Named = { id?: string | undefined; isPrimary?: boolean | undefined };

/** Whether an address names a calendar of the person's list, by its ID or as their own. */
export function isCalendarNamed({ id, isPrimary }: Named, calendarId: string): boolean {
  return id === calendarId || (isPrimary === true && calendarId === PRIMARY);
}

/** The calendar of the person's list that an address names, by its ID or as their own. */
export function findCalendar(calendars: readonly CalendarInfo[], calendarId: string): CalendarInfo | undefined {
  return calendars.find((calendar) => isCalendarNamed(calendar, calendarId));
}
