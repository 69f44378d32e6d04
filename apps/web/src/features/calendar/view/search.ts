import { getOne, matching } from '#lib/reader.ts';
import { flagParam, listParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';
import { eventTypesParam } from '#shared/calendar/event-types-param.ts';
import { isZone } from '#shared/format/zone-text.ts';

/** The views of the calendar. */
export const views = [
  { value: 'day', label: 'Day' },
  { value: '3days', label: '3 days' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'agenda', label: 'Agenda' },
  { value: 'year', label: 'Year' },
] as const;

/** A view of the calendar. */
export type View = (typeof views)[number]['value'];

/** Reports whether a part of the URL is the name of a view. */
export function isView(text: string): text is View {
  return views.some(({ value }) => value === text);
}

/** The responses in the filter of the calendar. They are the states of events. */
export const responseChoices = [
  { value: 'confirmed', label: 'Accepted' },
  { value: 'tentative', label: 'Maybe' },
  { value: 'unanswered', label: 'No response' },
  { value: 'declined', label: 'Declined' },
] as const;

const zoneParam = matching(textParam, isZone);

/** The URL parameters of the calendar. Invalid values are dropped. */
export const calendarSearch = searchParams({
  /** The IDs of the shown calendars. Undefined for the service's selection. */
  cals: listParam(textParam),
  /** The IANA name of the display time zone. Undefined for the user's own zone. */
  zone: zoneParam,
  /** Up to two additional zones whose clocks are shown beside the hours. */
  also: matching(listParam(zoneParam), (zones) => zones.length <= 2),
  /** The event types to show. */
  types: eventTypesParam,
  /** The user's responses to show. Applies only to loaded events. */
  answers: listParam(getOne(...responseChoices.map(({ value }) => value))),
  /** Whether to include deleted events. */
  deleted: matching(flagParam, (value): value is true => value),
  /** The event whose details are open, as `calendarId/eventId`. */
  event: matching(textParam, (text) => /^.+\/[^/]+$/.test(text)),
});

/** The state of the calendar in its URL. */
export type CalendarSearch = SearchOf<typeof calendarSearch>;
