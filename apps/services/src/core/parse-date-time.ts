import { parseDate } from '@rotunda/recurrence/parse-date';

// RFC 3339 section 5.6.
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/iu;

/**
 * Parses a date-time with an offset to Unix milliseconds. Returns undefined if the text has another format, or names a time that
 * does not exist. `Date.parse` reads 30 February as 2 March, and other formats in the zone of this machine.
 */
export function parseDateTime(text: string): number | undefined {
  const [, date = ''] = DATE_TIME.exec(text) ?? [];
  return parseDate(date) === undefined ? undefined : Date.parse(text.toUpperCase());
}

/** Parses a date-time or date like `parseDateTime`, in UTC if it has no offset. */
export function parseDateTimeOrDate(text: string): number | undefined {
  return parseDateTime(text) ?? parseDateTime(`${text}Z`) ?? parseDateTime(`${text}T00:00:00Z`);
}
