import type { ParamsOf } from '@rotunda/api-client/operation-types';
import * as z from 'zod/mini';

/** What the address of a new event holds after its `?`. */
export const newEventSearch = z.object({
  calendar: z.catch(z.optional(z.string()), undefined),
  /** Begin and end as RFC 3339; absent for the next hour. */
  start: z.catch(z.optional(z.iso.datetime({ offset: true })), undefined),
  end: z.catch(z.optional(z.iso.datetime({ offset: true })), undefined),
  title: z.catch(z.optional(z.string()), undefined),
  /** Addresses of the guests. */
  guests: z.catch(z.optional(z.array(z.string())), undefined),
});

/** What a new event starts out with. */
export type NewEventSearch = z.infer<typeof newEventSearch>;

/** The event types that the list can be narrowed to. */
export const eventTypes = [
  { value: 'default', label: 'Ordinary' },
  { value: 'birthday', label: 'Birthday' },
  { value: 'focusTime', label: 'Focus time' },
  { value: 'fromMail', label: 'From a message' },
  { value: 'outOfOffice', label: 'Out of office' },
  { value: 'workingLocation', label: 'Working location' },
] as const;

const text = z.catch(z.optional(z.string()), undefined);
const date = z.catch(z.optional(z.iso.date()), undefined);
const flag = z.catch(z.optional(z.literal(true)), undefined);
const texts = z.catch(z.optional(z.array(z.string())), undefined);
const typeNames = ['default', 'birthday', 'focusTime', 'fromMail', 'outOfOffice', 'workingLocation'] as const;

/** What the address of the list of events holds after its `?`: every filter of `calendar.events.list`. */
export const eventsSearch = z.object({
  q: text,
  /** Calendars that are searched; absent for those that are shown on the calendar. */
  cals: texts,
  types: z.catch(z.optional(z.array(z.enum(typeNames))), undefined),
  uid: text,
  /** `name=value` of a private and of a shared property. */
  private: text,
  shared: text,
  /** First and last day. */
  from: date,
  to: date,
  updated: date,
  deleted: flag,
  invitations: flag,
  /** Series as they are, not as single occurrences. */
  series: flag,
});

/** The filters of the list of events. */
export type EventsSearch = z.infer<typeof eventsSearch>;

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
