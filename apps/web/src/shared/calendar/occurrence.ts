import type { CalendarSchemas } from '@rotunda/api-client/operation-types';

/** An event from the service. Recurring events are expanded to single occurrences. */
export type ServiceEvent = CalendarSchemas['Event'];
/** A calendar in the user's list. */
export type CalendarEntry = CalendarSchemas['CalendarListEntry'];

/** The calendar data that screens need. */
export type CalendarInfo = {
  id: string;
  name: string;
  /** A CSS colour. */
  color: string;
  /** The user's role in the calendar. Undefined if it is not in their list. */
  accessRole?: string | undefined;
  /** Whether it is the user's own calendar. */
  isPrimary?: boolean | undefined;
  /** Whether it is a room or another resource. */
  isRoom?: boolean | undefined;
  /** The IANA name of the calendar's zone. */
  timeZone?: string | undefined;
};

/** The time of an event: between two instants, or whole days without a zone. Ends are exclusive. */
export type EventTime =
  | { isAllDay: false; start: Temporal.Instant; end: Temporal.Instant }
  | { isAllDay: true; start: Temporal.PlainDate; end: Temporal.PlainDate };

/** Whether the event takes place, from the user's perspective. */
export type EventState = 'confirmed' | 'tentative' | 'unanswered' | 'declined' | 'cancelled';

/** One event at one time, in one calendar. */
export type Occurrence = {
  /** `calendarId/eventId`, as in URLs. */
  key: string;
  calendar: CalendarInfo;
  event: ServiceEvent;
  title: string;
  /** The CSS colour: the event's own, or else its calendar's colour. */
  color: string;
  /** The event type of the service. `default` if missing. */
  type: string;
  state: EventState;
  time: EventTime;
};

const RESOURCE_DOMAIN = '@resource.calendar.google.com';
const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** Returns a calendar of the list. A calendar without a valid colour gets the console's accent colour. */
export function toCalendarInfo(entry: CalendarEntry): CalendarInfo {
  const {
    id = '',
    summaryOverride,
    summary,
    backgroundColor,
    accessRole,
    primary,
    timeZone,
    autoAcceptInvitations,
  } = entry;
  return {
    id,
    accessRole,
    isPrimary: primary,
    timeZone,
    // Only resources have this setting, and list entries may omit it.
    ...((autoAcceptInvitations !== undefined || id.endsWith(RESOURCE_DOMAIN)) && { isRoom: true }),
    name: summaryOverride || summary || id,
    color: toColor(backgroundColor) ?? 'var(--accent)',
  };
}

/** Returns a colour of the service if it is valid in a style. */
function toColor(text: string | undefined): string | undefined {
  return text !== undefined && HEX_COLOR.test(text) ? text : undefined;
}

/** The custom event colours, by the ID of the colour or the label. */
export type EventPalette = NonNullable<CalendarSchemas['Colors']['event']>;

/** Returns an event for the screen. Returns undefined if it has no valid time. */
export function toOccurrence(
  event: ServiceEvent,
  calendar: CalendarInfo,
  palette: EventPalette = {},
): Occurrence | undefined {
  const time = readTime(event);
  if (!time) return undefined;
  return {
    key: getEventKey(calendar.id, event.id ?? ''),
    calendar,
    event,
    title: event.summary || getFallbackTitle(event),
    color: findColor(event, palette) ?? calendar.color,
    type: event.eventType ?? 'default',
    state: readState(event),
    time,
  };
}

/** Returns the colour of the event's label, or else the event's own colour. */
function findColor({ eventLabelId = '', colorId = '' }: ServiceEvent, palette: EventPalette): string | undefined {
  return toColor(palette[eventLabelId]?.background) ?? toColor(palette[colorId]?.background);
}

/** Reports whether the service hides everything except the times of an event from this user. */
export function isTimesOnly({ eventType, status }: ServiceEvent): boolean {
  return eventType === undefined && status !== 'cancelled';
}

/** Returns the key of an event in URLs. */
export function getEventKey(calendarId: string, eventId: string): string {
  return `${calendarId}/${eventId}`;
}

/** Parses the IDs of a key. */
export function readEventKey(key: string): { calendarId: string; eventId: string } {
  const slash = key.lastIndexOf('/');
  return { calendarId: key.slice(0, slash), eventId: key.slice(slash + 1) };
}

function getFallbackTitle(event: ServiceEvent): string {
  if (event.visibility === 'private' || event.visibility === 'confidential') return 'Private event';
  return isTimesOnly(event) ? 'Busy' : 'Untitled';
}

/** Returns the time of an event. Returns undefined if it is not valid. */
export function readTime({ start, end }: ServiceEvent): EventTime | undefined {
  try {
    if (start?.date) {
      const first = Temporal.PlainDate.from(start.date);
      const after = end?.date ? Temporal.PlainDate.from(end.date) : first;
      // An end that is not after the start counts as one day, because an event without a duration would be invisible.
      const isBackwards = Temporal.PlainDate.compare(after, first) <= 0;
      return { isAllDay: true, start: first, end: isBackwards ? first.add({ days: 1 }) : after };
    }
    if (start?.dateTime) {
      const from = Temporal.Instant.from(start.dateTime);
      const to = end?.dateTime ? Temporal.Instant.from(end.dateTime) : from;
      return { isAllDay: false, start: from, end: Temporal.Instant.compare(to, from) < 0 ? from : to };
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function readState({ status, attendees }: ServiceEvent): EventState {
  if (status === 'cancelled') return 'cancelled';
  const own = attendees?.find((attendee) => attendee.self)?.responseStatus;
  if (own === 'declined') return 'declined';
  if (own === 'needsAction') return 'unanswered';
  return status === 'tentative' || own === 'tentative' ? 'tentative' : 'confirmed';
}
