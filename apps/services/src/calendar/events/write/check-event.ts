import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Calendar } from '#calendar/calendar.ts';
import { checkReminders } from '#calendar/check-reminders.ts';
import { invalidMember } from '#calendar/errors.ts';
import {
  contentOf,
  type EventContent,
  type EventStatus,
  type EventTimes,
  type EventType,
  type StoredEvent,
} from '#calendar/events/model/event.ts';
import type { Database } from '#db/database.ts';
import { checkContent, type KnownParts } from './check-content.ts';
import { checkTimes } from './check-times.ts';
import { checkType, readEventType, typeRestriction } from './check-type.ts';

/** An event that was sent and has been found valid. */
export type CheckedEvent = {
  times: EventTimes;
  /** JSON of the lines of RFC 5545. */
  recurrence: string | null;
  status: EventStatus;
  eventType: EventType;
  content: EventContent;
  /** Of the person who sent it: null for the defaults, undefined for none named. */
  reminders: CalendarSchemas['EventReminder'][] | null | undefined;
  /** SEQUENCE that the client asked for. */
  revision: number;
};

const STATUSES: readonly EventStatus[] = ['confirmed', 'tentative', 'cancelled'];

/** Checks a whole event. What it does not know of stays as it is in `stored`. Throws the documented 400s. */
export function checkEvent(
  db: Database,
  calendar: Calendar,
  { body, known, stored }: { body: CalendarSchemas['Event']; known: KnownParts; stored: StoredEvent | undefined },
): CheckedEvent {
  const eventType = stored && body.eventType === undefined ? stored.eventType : readEventType(body);
  if (stored && eventType !== stored.eventType) throw typeRestriction('The type of an event cannot be changed.');
  const status = STATUSES.find((candidate) => candidate === (body.status ?? 'confirmed'));
  if (!status) throw invalidMember('status');
  const { times, recurrence } = checkTimes(body, calendar.timeZone);
  const before = stored ? contentOf(stored) : {};
  const { creator, organizer, privateCopy } = before;
  return {
    times,
    recurrence,
    status,
    eventType,
    content: {
      ...checkContent(db, body, known, before),
      ...checkType(eventType, body, times),
      ...(creator && { creator }),
      ...(organizer && { organizer }),
      ...(privateCopy !== undefined && { privateCopy }),
    },
    reminders: checkReminders(body.reminders),
    revision: body.sequence ?? 0,
  };
}
