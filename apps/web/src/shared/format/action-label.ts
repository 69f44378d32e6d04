import { countOf } from '@rotunda/api-client/count-of';

/**
 * Returns the label of a button for an action on several things: `Approve 3 files`, `Grant access to 2 calendars`. While there are
 * none, only `Approve` or `Grant access`.
 */
export function getActionLabel(verb: string, count: number, noun: string, preposition = ''): string {
  return count === 0 ? verb : [verb, preposition, countOf(count, noun)].filter(Boolean).join(' ');
}
