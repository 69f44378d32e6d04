import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { CalendarAccess } from '#calendar/access.ts';
import type { EventEntry } from '#calendar/events/model/event-entry.ts';
import { EventReader } from '#calendar/events/model/event-reader.ts';
import { Reminders } from '#calendar/events/model/reminders.ts';
import type { Caller } from '#core/auth/caller.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';

/** Returns an event as a resource for the caller. */
export function respondWithEvent(
  { db, caller, settings }: { db: Database; caller: Caller; settings: ServiceSettings },
  access: CalendarAccess,
  entry: EventEntry,
  options: { timeZone?: string | undefined; maxAttendees?: number | undefined } = {},
): CalendarSchemas['Event'] {
  const reader = new EventReader({
    ...access,
    caller,
    timeZone: options.timeZone ?? access.calendar.timeZone,
    maxAttendees: options.maxAttendees,
    consoleOrigin: settings.consoleOrigin,
    reminders: new Reminders(db, caller.accountId, [entry.event]),
  });
  return reader.toResource(entry);
}
