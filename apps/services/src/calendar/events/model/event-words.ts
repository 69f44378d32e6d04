import { isSameAddress } from '#calendar/mail-address.ts';
import { globalError } from '#core/errors/service-error.ts';
import { splitSearchWords, toSearchText } from '#core/search-text.ts';
import type { EventContent } from './event.ts';

/**
 * The text of an event that free text search looks in, as the index takes it. In the calendar of a guest who may not see the other guests,
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
  return toSearchText(parts.filter((part) => part !== undefined).join('\n'));
}

/** Words of one search. Each is looked up in the index, and nobody types as many. */
const MAX_WORDS = 100;
/** Tokens of them: each character is one in scripts without spaces. */
const MAX_TOKENS = 400;

/**
 * A match expression for events that have all words of a text; undefined for text without words. Throws 400 for
 * more words than a search may have.
 */
export function toWordMatch(text: string): string | undefined {
  const words = splitSearchWords(text);
  if (words.length === 0) return undefined;
  if (words.length > MAX_WORDS || words.flat().length > MAX_TOKENS) {
    throw globalError(400, 'badRequest', `A search has at most ${MAX_WORDS} words.`, 'q');
  }
  // Each word in quotes is taken as it is, whatever it would mean in the language of the index.
  return words.map((tokens) => `"${tokens.join(' ')}"`).join(' AND ');
}
