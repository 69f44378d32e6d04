import { matching } from '#lib/reader.ts';
import {
  dayParam,
  flagParam,
  listParam,
  type SearchOf,
  searchParams,
  textParam,
  wholeNumberParam,
} from '#shared/address/search-params.ts';
import { isZone } from '#shared/format/zone-text.ts';

const yes = matching(flagParam, (value): value is true => value);

/** The hours of a day, as text for the URL and the form. */
export const hours = Array.from({ length: 25 }, (_, hour) => String(hour));

/** The URL parameters of the availability. */
export const availabilitySearch = searchParams({
  /** The email addresses of people and the IDs of calendars. */
  who: listParam(textParam),
  /** The first day. Undefined for today. */
  from: dayParam,
  days: wholeNumberParam(1, 14),
  /** The full hours between which a meeting may take place. */
  begin: wholeNumberParam(0, 23),
  end: wholeNumberParam(1, 24),
  /** The duration of the meeting, in minutes. */
  length: wholeNumberParam(15, 480),
  /** The number of hours from now before which nothing is suggested. */
  notice: wholeNumberParam(0, 336),
  weekends: yes,
  /** Whether tentative events count as free. */
  ignoreTentative: yes,
  /** The IANA name of the zone for the hours. Undefined for the user's own zone. */
  zone: matching(textParam, isZone),
});

/** The parameters of a search for common free times. */
export type AvailabilitySearch = SearchOf<typeof availabilitySearch>;
