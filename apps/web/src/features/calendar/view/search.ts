import { matching, oneOf } from '#lib/reader.ts';
import { flagParam, listParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';
import { eventTypesParam } from '#shared/calendar/event-types-param.ts';
import { isZone } from '#shared/format/zone-text.ts';

/** How the calendar can be looked at. */
export const views = [
  { value: 'day', label: 'Day' },
  { value: '3days', label: '3 days' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'agenda', label: 'Agenda' },
  { value: 'year', label: 'Year' },
] as const;

/** One of the views. */
export type View = (typeof views)[number]['value'];

/** Whether a part of an address names a view. */
export function isView(text: string): text is View {
  return views.some(({ value }) => value === text);
}

/** The answers that the calendar can be narrowed to; they are the states of events. */
export const answers = [
  { value: 'confirmed', label: 'Accepted' },
  { value: 'tentative', label: 'Maybe' },
  { value: 'unanswered', label: 'No response' },
  { value: 'declined', label: 'Declined' },
] as const;

const zoneParam = matching(textParam, isZone);

/** What the address of the calendar holds after its `?`. A value that makes no sense is dropped. */
export const calendarSearch = searchParams({
  /** Ids of the calendars that are shown; absent while they are the ones that the service has as selected. */
  cals: listParam(textParam),
  /** IANA name of the zone that times are read in; absent for the person's own. */
  zone: zoneParam,
  /** Up to two more zones, whose clocks stand beside the hours. */
  also: matching(listParam(zoneParam), (zones) => zones.length <= 2),
  /** Only events of these types. */
  types: eventTypesParam,
  /** Only events that the person answered so, of those loaded. */
  answers: listParam(oneOf(...answers.map(({ value }) => value))),
  /** Deleted events too. */
  deleted: matching(flagParam, (value): value is true => value),
  /** The event whose details are shown, as `calendarId/eventId`. */
  event: matching(textParam, (text) => /^.+\/[^/]+$/.test(text)),
});

/** The state of the calendar that its address keeps. */
export type CalendarSearch = SearchOf<typeof calendarSearch>;
