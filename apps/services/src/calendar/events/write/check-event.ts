import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Calendar } from '#calendar/calendar.ts';
import { checkReminders } from '#calendar/check-reminders.ts';
import { invalidMember } from '#calendar/errors.ts';
import {
  type EventContent,
  type EventStatus,
  type EventTimes,
  type EventType,
  getContent,
  type StoredEvent,
} from '#calendar/events/model/event.ts';
import type { Database } from '#db/database.ts';
import { checkContent, type KnownParts } from './check-content.ts';
import { checkTimes } from './check-times.ts';
import { checkType, readEventType, typeRestriction } from './check-type.ts';

/** A validated event submission. */
export type CheckedEvent = {
  times: EventTimes;
  /** RFC 5545 lines as JSON. */
  recurrence: string | null;
  status: EventStatus;
  eventType: EventType;
  content: EventContent;
  /** The sender's reminders. Null for the defaults, undefined if none are set. */
  reminders: CalendarSchemas['EventReminder'][] | null | undefined;
  /** SEQUENCE that the client requested. */
  revision: number;
};

const STATUSES: readonly EventStatus[] = ['confirmed', 'tentative', 'cancelled'];

/** Validates a complete event. Parts that the request does not support are taken from `stored`. Throws the documented 400s. */
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
  const before = stored ? getContent(stored) : {};
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
