import { requireCalendar } from '#calendar/access.ts';
import { operation } from '#core/operations/operation.ts';
import { readTimeZone } from './list-request.ts';
import { EventReader } from './model/event-reader.ts';
import { Reminders } from './model/reminders.ts';
import { requireEvent } from './model/require-event.ts';

export const handler = operation('calendar.events.get', ({ params, db, caller, settings }) => {
  const access = requireCalendar({ db, caller }, params.calendarId);
  const timeZone = readTimeZone(params.timeZone, access.calendar.timeZone);
  const entry = requireEvent(db, access, params.eventId);
  const reader = new EventReader({
    ...access,
    caller,
    timeZone,
    maxAttendees: params.maxAttendees,
    consoleOrigin: settings.consoleOrigin,
    reminders: new Reminders(db, caller.accountId, [entry.event]),
  });
  return reader.toResource(entry);
});
