import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';

/** The fields of an event that are stored as submitted. */
export type EventContent = Pick<
  CalendarSchemas['Event'],
  | 'anyoneCanAddSelf'
  | 'attachments'
  | 'attendees'
  | 'birthdayProperties'
  | 'colorId'
  | 'conferenceData'
  | 'creator'
  | 'description'
  | 'eventLabelId'
  | 'extendedProperties'
  | 'focusTimeProperties'
  | 'guestsCanInviteOthers'
  | 'guestsCanModify'
  | 'guestsCanSeeOtherGuests'
  | 'hangoutLink'
  | 'location'
  | 'organizer'
  | 'outOfOfficeProperties'
  | 'privateCopy'
  | 'source'
  | 'summary'
  | 'transparency'
  | 'visibility'
  | 'workingLocationProperties'
>;

/** The fields in which an exception differs from its series. Null if the exception lacks a field of the series. */
export type EventOverrides = { [Member in keyof EventContent]?: EventContent[Member] | null };

export type EventStatus = 'confirmed' | 'tentative' | 'cancelled';

export type EventType = NonNullable<CalendarSchemas['Event']['eventType']>;

/** The time of an event. */
export type EventTimes = {
  isAllDay: boolean;
  /** Unix milliseconds. Midnight in the calendar's time zone for all-day events. */
  startAt: number;
  /** Exclusive. */
  endAt: number;
  /** Time zones submitted with the times. */
  startZone: string | null;
  endZone: string | null;
};

/** An event as stored: a single event, a series, or an exception of a series. */
export type StoredEvent = EventTimes & {
  number: number;
  calendarNumber: number;
  id: string;
  iCalUid: string;
  /**
   * Only exceptions: the series and the start according to its rule. An exception imported before its series has no series yet.
   */
  series: { number: number; id: string; content: EventContent } | undefined;
  original: { startAt: number; isAllDay: boolean } | undefined;
  /** Only series: RFC 5545 lines as JSON. */
  recurrence: string | null;
  status: EventStatus;
  /** Only exceptions: whether the exception was cancelled because its series no longer has this occurrence. */
  isDropped: boolean;
  eventType: EventType;
  content: EventOverrides;
  /** RFC 5545 SEQUENCE. */
  revision: number;
  createdAt: number;
  updatedAt: number;
  /** Change sequence number. */
  sequence: number;
};

type EventRow = {
  number: number;
  calendarNumber: number;
  id: string;
  iCalUid: string;
  seriesNumber: number | null;
  seriesId: string | null;
  seriesContent: string | null;
  originalStartAt: number | null;
  originalIsAllDay: number | null;
  recurrence: string | null;
  status: EventStatus;
  isDropped: number;
  eventType: EventType;
  isAllDay: number;
  startAt: number;
  endAt: number;
  startZone: string | null;
  endZone: string | null;
  content: string;
  revision: number;
  createdAt: number;
  updatedAt: number;
  sequence: number;
};

const SELECT = `SELECT e.number, e.calendar_number AS calendarNumber, e.id, e.ical_uid AS iCalUid,
    e.series_number AS seriesNumber, s.id AS seriesId, s.content AS seriesContent,
    e.original_start_at AS originalStartAt, e.original_is_all_day AS originalIsAllDay, e.recurrence, e.status,
    e.is_dropped AS isDropped, e.event_type AS eventType, e.is_all_day AS isAllDay, e.start_at AS startAt,
    e.end_at AS endAt, e.start_zone AS startZone, e.end_zone AS endZone, e.content, e.revision,
    e.created_at AS createdAt, e.updated_at AS updatedAt, e.sequence
  FROM events AS e LEFT JOIN events AS s ON s.number = e.series_number`;

/** Returns the event with this ID in a calendar, including cancelled events. */
export function findEvent(db: Database, calendarNumber: number, id: string): StoredEvent | undefined {
  const row = db.get<EventRow>(`${SELECT} WHERE e.calendar_number = ? AND e.id = ?`, calendarNumber, id);
  return row && toStoredEvent(row);
}

/** Returns the event with this number. Throws if it does not exist. */
export function getEvent(db: Database, number: number): StoredEvent {
  const row = db.get<EventRow>(`${SELECT} WHERE e.number = ?`, number);
  if (!row) throw new Error(`no event has the number ${number}`);
  return toStoredEvent(row);
}

/** Loads events by number. */
export function loadEvents(db: Database, numbers: readonly number[]): Map<number, StoredEvent> {
  const rows = db.all<EventRow>(
    `${SELECT} WHERE e.number IN (SELECT value FROM json_each(?))`,
    JSON.stringify([...new Set(numbers)]),
  );
  return new Map(rows.map((row) => [row.number, toStoredEvent(row)]));
}

/** Returns the fields of an event, including those an exception inherits from its series. */
export function getContent(event: Pick<StoredEvent, 'content' | 'series'>): EventContent {
  const merged = Object.entries({ ...event.series?.content, ...event.content });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

/** Whether only users with write access to the calendar see more of an event than its times. */
export function isPrivate({ visibility }: EventContent): boolean {
  return visibility === 'private' || visibility === 'confidential';
}

function toStoredEvent(row: EventRow): StoredEvent {
  const {
    seriesNumber,
    seriesId,
    seriesContent,
    originalStartAt,
    originalIsAllDay,
    isAllDay,
    isDropped,
    content,
    ...rest
  } = row;
  const isException = seriesNumber !== null && seriesId !== null && seriesContent !== null;
  return {
    ...rest,
    isAllDay: isAllDay === 1,
    isDropped: isDropped === 1,
    content: JSON.parse(content),
    series: isException ? { number: seriesNumber, id: seriesId, content: JSON.parse(seriesContent) } : undefined,
    original: originalStartAt === null ? undefined : { startAt: originalStartAt, isAllDay: originalIsAllDay === 1 },
  };
}
