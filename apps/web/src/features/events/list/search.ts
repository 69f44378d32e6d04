import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { getOne, matching } from '#lib/reader.ts';
import {
  dayParam,
  flagParam,
  listParam,
  type SearchOf,
  searchParams,
  textParam,
  timeParam,
} from '#shared/address/search-params.ts';
import { eventTypesParam } from '#shared/calendar/event-types-param.ts';

const FOUND_EVENTS_PAGE_SIZE = 250;

/** The URL parameters of a new event. */
export const newEventSearch = searchParams({
  calendar: textParam,
  /** The start and end in RFC 3339. Undefined for the next hour. */
  start: timeParam,
  end: timeParam,
  /** The first and last day of an all-day event, instead of the start and end. */
  first: dayParam,
  last: dayParam,
  title: textParam,
  /** The email addresses of the guests. */
  guests: listParam(textParam),
  /** The key of the event to duplicate. Its values are the initial ones. */
  copy: textParam,
});

/** The initial values of a new event. */
export type NewEventSearch = SearchOf<typeof newEventSearch>;

const yes = matching(flagParam, (value): value is true => value);

/** The URL parameters of the event list: all filters of `calendar.events.list`. */
export const eventsSearch = searchParams({
  q: textParam,
  /** The calendars to search. Undefined for those shown on the calendar. */
  cals: listParam(textParam),
  types: eventTypesParam,
  uid: textParam,
  /** `name=value` conditions on private and shared properties, joined by `&`. */
  private: textParam,
  shared: textParam,
  /** First and last day. */
  from: dayParam,
  to: dayParam,
  updated: dayParam,
  deleted: yes,
  /** Whether to show only deleted events. */
  gone: yes,
  invitations: yes,
  /** Whether to show series instead of single occurrences. */
  series: yes,
  /** The sort order of the service. Undefined for by start. */
  order: getOne('updated'),
  /** The visible columns in order. Undefined for the user's saved columns. */
  cols: textParam,
  /** The key of the event open beside the list. */
  peek: textParam,
});

/** The filters of the list of events. */
export type EventsSearch = SearchOf<typeof eventsSearch>;

/** Returns the list parameters for one calendar. */
export function toListParams(search: EventsSearch, calendarId: string, zone: string): ParamsOf<'calendar.events.list'> {
  const getStart = (day: string, offset = 0) =>
    Temporal.PlainDate.from(day).add({ days: offset }).toZonedDateTime(zone).toInstant().toString();
  return {
    calendarId,
    maxResults: FOUND_EVENTS_PAGE_SIZE,
    singleEvents: !search.series,
    ...getOrder(search),
    ...(search.q && { q: search.q }),
    ...(search.types && { eventTypes: search.types }),
    ...(search.uid && { iCalUID: search.uid }),
    ...(search.private && { privateExtendedProperty: splitConditions(search.private) }),
    ...(search.shared && { sharedExtendedProperty: splitConditions(search.shared) }),
    ...(search.from && { timeMin: getStart(search.from) }),
    ...(search.to && { timeMax: getStart(search.to, 1) }),
    ...(search.updated && { updatedMin: getStart(search.updated) }),
    ...((search.deleted || search.gone) && { showDeleted: true }),
    ...(search.invitations && { showHiddenInvitations: true }),
  };
}

// Unexpanded series have no single start, so the service does not sort them by start.
function getOrder({ order, series }: EventsSearch): { orderBy?: 'startTime' | 'updated' } {
  if (order) return { orderBy: order };
  return series ? {} : { orderBy: 'startTime' };
}

/** Returns the conditions in a text about properties. */
export function splitConditions(text: string): string[] {
  return text
    .split('&')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
