import { isSameAddress } from '#calendar/mail-address.ts';
import { globalError } from '#core/errors/service-error.ts';
import { splitSearchWords, toSearchText } from '#core/search-text.ts';
import type { EventContent } from './event.ts';

/**
 * Returns the indexed text of an event for free-text search. Excludes the other guests in the calendar of a guest who may not see
 * them.
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

/** Maximum number of words in a search. Each word is looked up in the index, and no user types this many. */
const MAX_WORDS = 100;
/** Maximum number of tokens in these words. Scripts without spaces have one token per character. */
const MAX_TOKENS = 400;

/**
 * Returns a match expression for events that contain all words of a text, or undefined if the text has no words. Throws 400 if
 * there are more words than a search may have.
 */
export function toWordMatch(text: string): string | undefined {
  const words = splitSearchWords(text);
  if (words.length === 0) return undefined;
  if (words.length > MAX_WORDS || words.flat().length > MAX_TOKENS) {
    throw globalError(400, 'badRequest', `A search can have at most ${MAX_WORDS} words.`, 'q');
  }
  // Quotes each word so that the full-text query language cannot interpret it as an operator.
  return words.map((tokens) => `"${tokens.join(' ')}"`).join(' AND ');
}
