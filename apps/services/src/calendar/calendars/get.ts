import { requireCalendar } from '#calendar/access.ts';
import { toCalendarResource } from '#calendar/calendar-resource.ts';
import { operation } from '#core/operations/operation.ts';

export const handler = operation('calendar.calendars.get', (context) => {
  const { calendar } = requireCalendar(context, context.params.calendarId);
  return toCalendarResource(context.db, calendar);
});
