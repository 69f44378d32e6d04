import * as z from 'zod/mini';
import { isZone } from '#shared/calendar/zones.ts';

/** Hours of a day, as texts of an address and a form. */
export const hours = Array.from({ length: 25 }, (_, hour) => String(hour));

/** What the address of the availability holds after its `?`. */
export const availabilitySearch = z.object({
  /** Addresses of people and ids of calendars. */
  who: z.catch(z.optional(z.array(z.string())), undefined),
  /** The first day; absent for today. */
  from: z.catch(z.optional(z.iso.date()), undefined),
  days: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(14))), undefined),
  /** Full hours between which a meeting may be. */
  begin: z.catch(z.optional(z.int().check(z.minimum(0), z.maximum(23))), undefined),
  end: z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(24))), undefined),
  /** Minutes that the meeting takes. */
  length: z.catch(z.optional(z.int().check(z.minimum(15), z.maximum(480))), undefined),
  /** Hours from now before which nothing is suggested. */
  notice: z.catch(z.optional(z.int().check(z.minimum(0), z.maximum(336))), undefined),
  weekends: z.catch(z.optional(z.literal(true)), undefined),
  /** Events that are not certain leave people free. */
  ignoreTentative: z.catch(z.optional(z.literal(true)), undefined),
  /** IANA name of the zone that hours are read in; absent for the person's own. */
  zone: z.catch(z.optional(z.string().check(z.refine(isZone))), undefined),
});

/** The question for common times. */
export type AvailabilitySearch = z.infer<typeof availabilitySearch>;
