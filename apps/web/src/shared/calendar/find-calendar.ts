import type { CalendarInfo } from './occurrence.ts';

/** The alias of the user's own calendar in URLs and in the Calendar API. */
const PRIMARY = 'primary';

type Named = { id?: string | undefined; isPrimary?: boolean | undefined };

/** Reports whether a calendar in the URL is this calendar, by its ID or by the alias of the user's own. */
export function isCalendarNamed({ id, isPrimary }: Named, calendarId: string): boolean {
  return id === calendarId || (isPrimary === true && calendarId === PRIMARY);
}

/** Finds the calendar in the URL, by its ID or by the alias of the user's own. */
export function findCalendar(calendars: readonly CalendarInfo[], calendarId: string): CalendarInfo | undefined {
  return calendars.find((calendar) => isCalendarNamed(calendar, calendarId));
}
