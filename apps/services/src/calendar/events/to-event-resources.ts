import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import type { ListedEvent } from './expand-candidate.ts';
import { loadEvents } from './model/event.ts';
import { EventReader, type EventView } from './model/event-reader.ts';
import { Reminders } from './model/reminders.ts';

/** Converts list entries to resources in order, loading all their events with one query. */
export function toEventResources(
  { db, caller, settings }: { db: Database; caller: Caller; settings: ServiceSettings },
  view: Pick<EventView, 'calendar' | 'role' | 'timeZone' | 'maxAttendees'>,
  lines: readonly ListedEvent[],
): CalendarSchemas['Event'][] {
  const events = loadEvents(
    db,
    lines.map((line) => line.number),
  );
  const reminders = new Reminders(db, caller.accountId, [...events.values()]);
  const reader = new EventReader({ ...view, caller, consoleOrigin: settings.consoleOrigin, reminders });
  return lines.flatMap((line) => {
    const event = events.get(line.number);
    return event ? [reader.toResource({ event, occurrence: line.occurrence, isRemoved: line.isRemoved })] : [];
  });
}
