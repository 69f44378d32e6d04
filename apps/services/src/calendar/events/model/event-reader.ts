import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { type CalendarAccess, includesRole } from '#calendar/access.ts';
import { toEntityTag } from '#calendar/entity-tag.ts';
import { isSameAddress } from '#calendar/mail-address.ts';
import { formatDate, formatDateTime, startOfDate, toUtcMidnight } from '#calendar/time/date-time.ts';
import type { Caller } from '#core/auth/caller.ts';
import { toTimestamp } from '#core/clock.ts';
import { type EventContent, type EventTimes, getContent, isPrivate, type StoredEvent } from './event.ts';
import { type EventEntry, toEntryId } from './event-entry.ts';
import type { Reminders } from './reminders.ts';

type EventResource = CalendarSchemas['Event'];

/** The viewer and the format of event resources. */
export type EventView = CalendarAccess & {
  caller: Caller;
  /** Time zone of the times in the response. */
  timeZone: string;
  /** If an event has more attendees, only the calendar's own entry is returned. */
  maxAttendees: number | undefined;
  /** Origin of the console, where users view events. */
  consoleOrigin: string;
  reminders: Reminders;
};

/** Converts events to resources with the fields that the caller may see. */
export class EventReader {
  readonly #view: EventView;

  constructor(view: EventView) {
    this.#view = view;
  }

  /** Returns the Event resource as visible to the caller: complete, only its times, or only its cancellation. */
  toResource(entry: EventEntry): EventResource {
    const { event } = entry;
    if (entry.isRemoved) return this.#toBare(entry);
    const content = getContent(event);
    if (event.status === 'cancelled' && !this.#retainsCancelled(event, content)) return this.#toBare(entry);
    if (this.#isFreeBusyOnly(content)) return this.#toBusyTime(entry, content);
    return { ...this.#toHead(entry, content), ...this.#toDetails(event, content) };
  }

  #retainsCancelled(event: StoredEvent, content: EventContent): boolean {
    return !event.series && this.#isCalendar(content.organizer?.email) && !this.#isFreeBusyOnly(content);
  }

  #isFreeBusyOnly(content: EventContent): boolean {
    const { role } = this.#view;
    if (!includesRole(role, 'reader')) return true;
    return isPrivate(content) && !includesRole(role, 'writer');
  }

  #toBare(entry: EventEntry): EventResource {
    return {
      kind: 'calendar#event',
      etag: toEntityTag(entry.event.sequence),
      id: toEntryId(entry),
      status: 'cancelled',
      ...this.#toOrigin(entry),
    };
  }

  #toBusyTime(entry: EventEntry, content: EventContent): EventResource {
    const { event } = entry;
    return {
      kind: 'calendar#event',
      etag: toEntityTag(event.sequence),
      id: toEntryId(entry),
      status: event.status,
      // Clients compare `updated` with the time of their last visit, even if they can see only parts of the event.
      updated: toTimestamp(event.updatedAt),
      ...this.#toTimes(entry),
      ...this.#toRecurrence(entry),
      ...(content.transparency && { transparency: content.transparency }),
      ...(content.visibility && { visibility: content.visibility }),
    };
  }

  #toHead(entry: EventEntry, content: EventContent): EventResource {
    const { event } = entry;
    const { calendar, consoleOrigin } = this.#view;
    const id = toEntryId(entry);
    const eid = Buffer.from(`${id} ${calendar.id}`).toString('base64url');
    return {
      kind: 'calendar#event',
      etag: toEntityTag(event.sequence),
      id,
      status: event.status,
      htmlLink: `${consoleOrigin}/calendar/event?eid=${eid}`,
      created: toTimestamp(Math.floor(event.createdAt / 1000) * 1000),
      updated: toTimestamp(event.updatedAt),
      ...pick(content, ['summary', 'description', 'location', 'colorId', 'eventLabelId']),
      ...(content.creator && { creator: this.#toUser(content.creator) }),
      ...(content.organizer && { organizer: this.#toUser(content.organizer) }),
      ...this.#toTimes(entry),
      ...this.#toRecurrence(entry),
      ...pick(content, ['transparency', 'visibility']),
      iCalUID: event.iCalUid,
      sequence: event.revision,
    };
  }

  #toDetails(event: StoredEvent, content: EventContent): EventResource {
    const { caller, reminders } = this.#view;
    const isCreator = content.creator?.email === caller.email;
    return {
      ...this.#toAttendees(content),
      ...pick(content, [
        'extendedProperties',
        'hangoutLink',
        'conferenceData',
        'anyoneCanAddSelf',
        'guestsCanInviteOthers',
        'guestsCanModify',
        'guestsCanSeeOtherGuests',
        'privateCopy',
      ]),
      reminders: reminders.of(event),
      ...(isCreator && pick(content, ['source'])),
      ...pick(content, ['attachments']),
      eventType: event.eventType,
      ...pick(content, [
        'birthdayProperties',
        'focusTimeProperties',
        'outOfOfficeProperties',
        'workingLocationProperties',
      ]),
    };
  }

  #toAttendees({ attendees, organizer, guestsCanSeeOtherGuests }: EventContent): EventResource {
    if (!attendees || attendees.length === 0) return {};
    const all = attendees.map((attendee) => ({
      ...attendee,
      ...(isSameAddress(attendee.email, organizer?.email) && { organizer: true }),
      ...(this.#isCalendar(attendee.email) && { self: true }),
    }));
    const isGuest = !this.#isCalendar(organizer?.email);
    const isTooMany = all.length > (this.#view.maxAttendees ?? Number.POSITIVE_INFINITY);
    if (!isTooMany && !(isGuest && guestsCanSeeOtherGuests === false)) return { attendees: all };
    const own = all.filter((attendee) => attendee.self);
    return { ...(own.length > 0 && { attendees: own }), attendeesOmitted: true };
  }

  #toTimes({ event, occurrence }: EventEntry): Pick<EventResource, 'start' | 'end'> {
    const { startZone, endZone, isAllDay } = event;
    const { startAt, endAt } = occurrence ?? event;
    return { start: this.#toTime(startAt, isAllDay, startZone), end: this.#toTime(endAt, isAllDay, endZone) };
  }

  #toTime(ms: number, isAllDay: boolean, zone: EventTimes['startZone']): CalendarSchemas['EventDateTime'] {
    const { calendar, timeZone } = this.#view;
    if (isAllDay) return { date: formatDate(toUtcMidnight(ms, calendar.timeZone)) };
    return { dateTime: formatDateTime(ms, timeZone), timeZone: zone ?? calendar.timeZone };
  }

  #toRecurrence(entry: EventEntry): EventResource {
    const { event, occurrence } = entry;
    if (event.recurrence === null || occurrence) return this.#toOrigin(entry);
    return { recurrence: JSON.parse(event.recurrence) };
  }

  #toOrigin({ event, occurrence }: EventEntry): EventResource {
    const { calendar } = this.#view;
    if (occurrence) {
      const { startMs, isAllDay } = occurrence.original;
      const startAt = isAllDay ? startOfDate(startMs, calendar.timeZone) : startMs;
      return { recurringEventId: event.id, originalStartTime: this.#toTime(startAt, isAllDay, event.startZone) };
    }
    const { series, original } = event;
    if (!series || !original) return {};
    const originalStartTime = this.#toTime(original.startAt, original.isAllDay, event.startZone);
    return { recurringEventId: series.id, originalStartTime };
  }

  #toUser(user: NonNullable<EventContent['creator']>): NonNullable<EventContent['creator']> {
    return { ...user, ...(this.#isCalendar(user.email) && { self: true }) };
  }

  /** `self` marks the requested calendar, regardless of the caller. */
  #isCalendar(email: string | undefined): boolean {
    return isSameAddress(email, this.#view.calendar.id);
  }
}

function pick<Member extends keyof EventContent>(content: EventContent, members: readonly Member[]) {
  const present = members.filter((member) => content[member] !== undefined);
  return Object.fromEntries(present.map((member) => [member, content[member]]));
}
