import { isSameAddress } from '#calendar/mail-address.ts';
import { globalError } from '#core/service-error.ts';
import type { EventContent } from './event.ts';

/**
 * The text of an event that free text search looks in. In the calendar of a guest who may not see the other guests,
 * they are not found either.
 */
export function toEventWords(content: EventContent, calendarId: string): string {
  const { attendees = [], organizer, workingLocationProperties: place } = content;
  const hidesOthers = content.guestsCanSeeOtherGuests === false && !isSameAddress(organizer?.email, calendarId);
  const seen = hidesOthers ? attendees.filter(({ email }) => isSameAddress(email, calendarId)) : attendees;
  const parts = [
    content.summary,
    content.description,
    content.location,
    organizer?.displayName,
    organizer?.email,
    place?.customLocation?.label,
    place?.officeLocation?.label,
    ...seen.flatMap((attendee) => [attendee.displayName, attendee.email]),
  ];
  return parts.filter((part) => part !== undefined).join('\n');
}

/** Words of one search. Each is looked up in the index, and nobody types as many. */
const MAX_WORDS = 100;

/**
 * A match expression for events that have all words of a text; undefined for text without words. Throws 400 for
 * more words than a search may have.
 */
export function toWordMatch(text: string): string | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return undefined;
  if (words.length > MAX_WORDS) throw globalError(400, 'badRequest', `A search has at most ${MAX_WORDS} words.`, 'q');
  // Each word in quotes is taken as it is, whatever it would mean in the language of the index.
  return words.map((word) => `"${word}"`).join(' AND ');
}
