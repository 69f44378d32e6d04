import type { CalendarInfo } from './occurrence.ts';

/** What addresses and the Calendar API call the person's own calendar. */
const PRIMARY = 'primary';

/** The calendar of the person's list that an address names, by its ID or as their own. */
export function findCalendar(calendars: readonly CalendarInfo[], calendarId: string): CalendarInfo | undefined {
  return calendars.find(({ id, isPrimary }) => id === calendarId || (isPrimary === true && calendarId === PRIMARY));
}
