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

/** Hours of a day, as texts of an address and a form. */
export const hours = Array.from({ length: 25 }, (_, hour) => String(hour));

/** What the address of the availability holds after its `?`. */
export const availabilitySearch = searchParams({
  /** Addresses of people and ids of calendars. */
  who: listParam(textParam),
  /** The first day; absent for today. */
  from: dayParam,
  days: wholeNumberParam(1, 14),
  /** Full hours between which a meeting may be. */
  begin: wholeNumberParam(0, 23),
  end: wholeNumberParam(1, 24),
  /** Minutes that the meeting takes. */
  length: wholeNumberParam(15, 480),
  /** Hours from now before which nothing is suggested. */
  notice: wholeNumberParam(0, 336),
  weekends: yes,
  /** Events that are not certain leave people free. */
  ignoreTentative: yes,
  /** IANA name of the zone that hours are read in; absent for the person's own. */
  zone: matching(textParam, isZone),
});

/** The question for common times. */
export type AvailabilitySearch = SearchOf<typeof availabilitySearch>;
