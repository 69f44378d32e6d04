import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { eventTypesParam } from '#shared/calendar/event-types.ts';
import { matching } from '#shared/reader.ts';
import {
  dayParam,
  flagParam,
  listParam,
  type SearchOf,
  searchParams,
  textParam,
  timeParam,
} from '#shared/search-params.ts';

/** What the address of a new event holds after its `?`. */
export const newEventSearch = searchParams({
  calendar: textParam,
  /** Begin and end as RFC 3339; absent for the next hour. */
  start: timeParam,
  end: timeParam,
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
  /** `name=value` of a private and of a shared property. */
  private: textParam,
  shared: textParam,
  /** First and last day. */
  from: dayParam,
  to: dayParam,
  updated: dayParam,
  deleted: yes,
  invitations: yes,
  /** Series as they are, not as single occurrences. */
  series: yes,
});

/** The filters of the list of events. */
export type EventsSearch = SearchOf<typeof eventsSearch>;

/** What the list of events is narrowed to, beside the calendars. */
export const EVENT_FILTERS = [
  { name: 'q', label: 'Text' },
  { name: 'types', label: 'Type' },
  { name: 'uid', label: 'iCalendar UID' },
  { name: 'private', label: 'Private property' },
  { name: 'shared', label: 'Shared property' },
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
  { name: 'updated', label: 'Changed since' },
] as const;

/** The question for one calendar. */
export function toListParams(search: EventsSearch, calendarId: string, zone: string): ParamsOf<'calendar.events.list'> {
  const startOf = (day: string, offset = 0) =>
    Temporal.PlainDate.from(day).add({ days: offset }).toZonedDateTime(zone).toInstant().toString();
  return {
    calendarId,
    maxResults: 250,
    singleEvents: !search.series,
    ...(!search.series && { orderBy: 'startTime' as const }),
    ...(search.q && { q: search.q }),
    ...(search.types && { eventTypes: search.types }),
    ...(search.uid && { iCalUID: search.uid }),
    ...(search.private && { privateExtendedProperty: [search.private] }),
    ...(search.shared && { sharedExtendedProperty: [search.shared] }),
    ...(search.from && { timeMin: startOf(search.from) }),
    ...(search.to && { timeMax: startOf(search.to, 1) }),
    ...(search.updated && { updatedMin: startOf(search.updated) }),
    ...(search.deleted && { showDeleted: true }),
    ...(search.invitations && { showHiddenInvitations: true }),
  };
}
