import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Database } from '#db/database.ts';

/** Members of an event that are stored as they are sent. */
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

/** Where an exception differs from its series; null for a member that the series has and the exception lacks. */
export type EventOverrides = { [Member in keyof EventContent]?: EventContent[Member] | null };

export type EventStatus = 'confirmed' | 'tentative' | 'cancelled';

export type EventType = NonNullable<CalendarSchemas['Event']['eventType']>;

/** When an event takes place. */
export type EventTimes = {
  isAllDay: boolean;
  /** Unix milliseconds; midnight in the zone of the calendar for all-day events. */
  startAt: number;
  /** Exclusive. */
  endAt: number;
  /** Zones that the times were given with. */
  startZone: string | null;
  endZone: string | null;
};

/** An event as stored: a single event, a series, or an exception of a series. */
export type StoredEvent = EventTimes & {
  number: number;
  calendarNumber: number;
  id: string;
  iCalUid: string;
  /** Of an exception: the series, and the start that its rule gave. One that was imported first has no series yet. */
  series: { number: number; id: string; content: EventContent } | undefined;
  original: { startAt: number; isAllDay: boolean } | undefined;
  /** Lines of RFC 5545 as JSON; of a series only. */
  recurrence: string | null;
  status: EventStatus;
  /** Of an exception that was cancelled only because its series has no occurrence for it any more. */
  isDropped: boolean;
  eventType: EventType;
  content: EventOverrides;
  /** RFC 5545 SEQUENCE. */
  revision: number;
  createdAt: number;
  updatedAt: number;
  /** Place in the order of changes. */
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

/** The event with this id in a calendar, also when it was cancelled. */
export function findEvent(db: Database, calendarNumber: number, id: string): StoredEvent | undefined {
  const row = db.get<EventRow>(`${SELECT} WHERE e.calendar_number = ? AND e.id = ?`, calendarNumber, id);
  return row && toStoredEvent(row);
}

/** The event with this number. Throws when there is none. */
export function getEvent(db: Database, number: number): StoredEvent {
  const row = db.get<EventRow>(`${SELECT} WHERE e.number = ?`, number);
  if (!row) throw new Error(`no event has the number ${number}`);
  return toStoredEvent(row);
}

/** Events by their numbers. */
export function loadEvents(db: Database, numbers: readonly number[]): Map<number, StoredEvent> {
  const rows = db.all<EventRow>(
    `${SELECT} WHERE e.number IN (SELECT value FROM json_each(?))`,
    JSON.stringify([...new Set(numbers)]),
  );
  return new Map(rows.map((row) => [row.number, toStoredEvent(row)]));
}

/** The members of an event, with those that an exception has from its series. */
export function contentOf(event: Pick<StoredEvent, 'content' | 'series'>): EventContent {
  const merged = Object.entries({ ...event.series?.content, ...event.content });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

/** Whether only those who may write in a calendar see more of an event than its times. */
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
