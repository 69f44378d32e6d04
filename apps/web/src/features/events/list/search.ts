import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { matching, oneOf } from '#lib/reader.ts';
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

/** What the address of a new event holds after its `?`. */
export const newEventSearch = searchParams({
  calendar: textParam,
  /** Begin and end as RFC 3339; absent for the next hour. */
  start: timeParam,
  end: timeParam,
  /** First and last of whole days, in the place of those. */
  first: dayParam,
  last: dayParam,
  title: textParam,
  /** Addresses of the guests. */
  guests: listParam(textParam),
});

/** What a new event starts out with. */
export type NewEventSearch = SearchOf<typeof newEventSearch>;

const yes = matching(flagParam, (value): value is true => value);

/** What the address of the list of events holds after its `?`: every filter of `calendar.events.list`. */
export const eventsSearch = searchParams({
  q: textParam,
  /** Calendars that are searched; absent for those that are shown on the calendar. */
  cals: listParam(textParam),
  types: eventTypesParam,
  uid: textParam,
  /** `name=value` of private and of shared properties, several joined by `&`. */
  private: textParam,
  shared: textParam,
  /** First and last day. */
  from: dayParam,
  to: dayParam,
  updated: dayParam,
  deleted: yes,
  /** Deleted events and no others. */
  gone: yes,
  invitations: yes,
  /** Series as they are, not as single occurrences. */
  series: yes,
  /** The order of the service: by start while absent. */
  order: oneOf('updated'),
  /** Columns that are shown, in their order; absent for those that the person left. */
  cols: textParam,
  /** Key of the event whose details are shown beside the list. */
  peek: textParam,
});

/** The filters of the list of events. */
export type EventsSearch = SearchOf<typeof eventsSearch>;

/** The question for one calendar. */
export function toListParams(search: EventsSearch, calendarId: string, zone: string): ParamsOf<'calendar.events.list'> {
  const startOf = (day: string, offset = 0) =>
    Temporal.PlainDate.from(day).add({ days: offset }).toZonedDateTime(zone).toInstant().toString();
  return {
    calendarId,
    maxResults: FOUND_EVENTS_PAGE_SIZE,
    singleEvents: !search.series,
    ...orderOf(search),
    ...(search.q && { q: search.q }),
    ...(search.types && { eventTypes: search.types }),
    ...(search.uid && { iCalUID: search.uid }),
    ...(search.private && { privateExtendedProperty: partsOf(search.private) }),
    ...(search.shared && { sharedExtendedProperty: partsOf(search.shared) }),
    ...(search.from && { timeMin: startOf(search.from) }),
    ...(search.to && { timeMax: startOf(search.to, 1) }),
    ...(search.updated && { updatedMin: startOf(search.updated) }),
    ...((search.deleted || search.gone) && { showDeleted: true }),
    ...(search.invitations && { showHiddenInvitations: true }),
  };
}

// Series as they are have no one start, so that the service puts them into no order by it.
function orderOf({ order, series }: EventsSearch): { orderBy?: 'startTime' | 'updated' } {
  if (order) return { orderBy: order };
  return series ? {} : { orderBy: 'startTime' };
}

/** The conditions that a text about properties holds. */
export function partsOf(text: string): string[] {
  return text
    .split('&')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
