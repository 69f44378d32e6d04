import type { CalendarSchemas } from '@rotunda/api-client/operation-types';

/** An event as the service sends it; of a repeated one, a single occurrence. */
export type ServiceEvent = CalendarSchemas['Event'];
/** A calendar as the person's list has it. */
export type CalendarEntry = CalendarSchemas['CalendarListEntry'];

/** What the screen needs of a calendar. */
export type CalendarInfo = {
  id: string;
  name: string;
  /** A CSS colour. */
  color: string;
  /** What the person may do with it; unknown for one that is not in their list. */
  accessRole?: string | undefined;
  /** Whether it is the person's own calendar. */
  isPrimary?: boolean | undefined;
  /** Whether it is a room or another resource. */
  isRoom?: boolean | undefined;
  /** IANA name of the zone that it is kept in. */
  timeZone?: string | undefined;
};

/** When an event is: between two instants, or on whole days that belong to no zone. Ends are exclusive. */
export type EventTime =
  | { isAllDay: false; start: Temporal.Instant; end: Temporal.Instant }
  | { isAllDay: true; start: Temporal.PlainDate; end: Temporal.PlainDate };

/** Whether it takes place, as far as the person is concerned. */
export type EventState = 'confirmed' | 'tentative' | 'unanswered' | 'declined' | 'cancelled';

/** One event at one time, in one calendar. */
export type Occurrence = {
  /** `calendarId/eventId`, as addresses have it. */
  key: string;
  calendar: CalendarInfo;
  event: ServiceEvent;
  title: string;
  /** A CSS colour: the event's own, else that of its calendar. */
  color: string;
  /** The service's event type; `default` when it sends none. */
  type: string;
  state: EventState;
  time: EventTime;
};

const RESOURCE_DOMAIN = '@resource.calendar.google.com';
const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** A calendar of the list. One without a usable colour gets the console's accent. */
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
    // Only resources have the setting; an entry of the list may leave it out.
    ...((autoAcceptInvitations !== undefined || id.endsWith(RESOURCE_DOMAIN)) && { isRoom: true }),
    name: summaryOverride || summary || id,
    color: toColor(backgroundColor) ?? 'var(--accent)',
  };
}

/** A colour of the service, if it is one that can be put into a style. */
function toColor(text: string | undefined): string | undefined {
  return text !== undefined && HEX_COLOR.test(text) ? text : undefined;
}

/** Colours that events can have of their own, by the id of the colour or of the label. */
export type EventPalette = NonNullable<CalendarSchemas['Colors']['event']>;

/** An event as the screen shows it. Undefined when it has no time that can be read. */
export function toOccurrence(
  event: ServiceEvent,
  calendar: CalendarInfo,
  palette: EventPalette = {},
): Occurrence | undefined {
  const time = readTime(event);
  if (!time) return undefined;
  return {
    key: eventKey(calendar.id, event.id ?? ''),
    calendar,
    event,
    title: event.summary || titleWithout(event),
    color: colorOf(event, palette) ?? calendar.color,
    type: event.eventType ?? 'default',
    state: readState(event),
    time,
  };
}

/** The colour of its label, else its own. */
function colorOf({ eventLabelId = '', colorId = '' }: ServiceEvent, palette: EventPalette): string | undefined {
  return toColor(palette[eventLabelId]?.background) ?? toColor(palette[colorId]?.background);
}

/** Whether the service keeps everything but the times of an event from this person. */
export function isTimesOnly({ eventType, status }: ServiceEvent): boolean {
  return eventType === undefined && status !== 'cancelled';
}

/** Names an event in addresses. */
export function eventKey(calendarId: string, eventId: string): string {
  return `${calendarId}/${eventId}`;
}

/** The ids that a key names. */
export function readEventKey(key: string): { calendarId: string; eventId: string } {
  const slash = key.lastIndexOf('/');
  return { calendarId: key.slice(0, slash), eventId: key.slice(slash + 1) };
}

function titleWithout(event: ServiceEvent): string {
  if (event.visibility === 'private' || event.visibility === 'confidential') return 'Private event';
  return isTimesOnly(event) ? 'Busy' : 'Untitled';
}

/** When an event is. Undefined when it has no time that can be read. */
export function readTime({ start, end }: ServiceEvent): EventTime | undefined {
  try {
    if (start?.date) {
      const first = Temporal.PlainDate.from(start.date);
      const after = end?.date ? Temporal.PlainDate.from(end.date) : first;
      // An end that is not after the start is read as one day: an event without length has no place to be seen.
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
