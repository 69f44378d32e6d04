import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

const MAX_CHARS = 64;

/** The name of a time zone. Its value has the spelling of the time zone database, whatever the letter case of the request. */
export const timeZoneName = z.string().max(MAX_CHARS).transform(normalizeZone);

/** The name of a time zone, or `browser`. */
export const timeZoneOrBrowser = z
  .string()
  .max(MAX_CHARS)
  .transform((name, context) => (name === 'browser' ? name : normalizeZone(name, context)));

function normalizeZone(name: string, context: z.RefinementCtx): string {
  try {
    // Offsets such as +01:00 are valid in Intl, but no names.
    if (/^[A-Za-z]/.test(name)) return new Temporal.ZonedDateTime(0n, name).timeZoneId;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  context.addIssue({ code: 'custom', message: 'is not the name of a time zone' });
  return z.NEVER;
}
