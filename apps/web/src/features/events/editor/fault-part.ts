import { ApiError } from '@rotunda/api-client/errors';

/** The parts of the page of an event that an error can be about. */
export type EditorPart = 'when' | 'where' | 'guests' | 'attachments' | 'properties' | 'look' | 'reminders';

/** Words of the service for members of an event; the first that is named counts. */
const WORDS: readonly (readonly [RegExp, EditorPart])[] = [
  [/attendee|guest/i, 'guests'],
  [/attachment|fileUrl/i, 'attachments'],
  [/conference/i, 'where'],
  [/reminder/i, 'reminders'],
  [/extendedPropert|extended propert/i, 'properties'],
  [/colou?r|visibility|transparency|status/i, 'look'],
  [/recurrence|rule|time|zone|date/i, 'when'],
];

/** The part in which a mistake is that the service has found; undefined for errors of any other kind. */
export function partOfFault(error: Error): EditorPart | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const text = `${error.location ?? ''} ${error.reason ?? ''} ${error.message}`;
  return WORDS.find(([word]) => word.test(text))?.[1];
}
