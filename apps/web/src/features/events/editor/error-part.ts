import { ApiError } from '@rotunda/api-client/errors';

/** The parts of the event page that an error can refer to. */
export type EditorPart = 'when' | 'where' | 'guests' | 'attachments' | 'properties' | 'look' | 'reminders';

/** Patterns for the service's names of event members. The first match counts. */
const PATTERNS: readonly (readonly [RegExp, EditorPart])[] = [
  [/attendee|guest/i, 'guests'],
  [/attachment|fileUrl/i, 'attachments'],
  [/conference/i, 'where'],
  [/reminder/i, 'reminders'],
  [/extendedPropert|extended propert/i, 'properties'],
  [/colou?r|visibility|transparency|status/i, 'look'],
  [/recurrence|rule|time|zone|date/i, 'when'],
];

/** Returns the part that contains an error reported by the service. Returns undefined for other errors. */
export function findErrorPart(error: Error): EditorPart | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const text = `${error.location ?? ''} ${error.reason ?? ''} ${error.message}`;
  return PATTERNS.find(([word]) => word.test(text))?.[1];
}
