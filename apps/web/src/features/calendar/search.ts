import * as z from 'zod/mini';

/** How the calendar can be looked at. */
export const views = [
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
  { value: 'agenda', label: 'Agenda' },
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
  /** `utc` to read times in UTC; absent for the browser's zone. */
  zone: z.catch(z.optional(z.literal('utc')), undefined),
  /** The event whose details are shown, as `calendarId/eventId`. */
  event: z.catch(z.optional(z.string().check(z.regex(/^.+\/[^/]+$/))), undefined),
});

/** The state of the calendar that its address keeps. */
export type CalendarSearch = z.infer<typeof calendarSearch>;
