import * as z from 'zod/mini';
import { isZone } from '#shared/calendar/zones.ts';

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

/** What the address of the calendar holds after its `?`. A value that makes no sense is dropped. */
export const calendarSearch = z.object({
  /** Ids of the calendars that are shown; absent while they are the ones that the service has as selected. */
  cals: z.catch(z.optional(z.array(z.string())), undefined),
  /** IANA name of the zone that times are read in; absent for the person's own. */
  zone: z.catch(z.optional(z.string().check(z.refine(isZone))), undefined),
  /** Up to two more zones, whose clocks stand beside the hours. */
  also: z.catch(z.optional(z.array(z.string().check(z.refine(isZone))).check(z.maxLength(2))), undefined),
  /** The event whose details are shown, as `calendarId/eventId`. */
  event: z.catch(z.optional(z.string().check(z.regex(/^.+\/[^/]+$/))), undefined),
});

/** The state of the calendar that its address keeps. */
export type CalendarSearch = z.infer<typeof calendarSearch>;
