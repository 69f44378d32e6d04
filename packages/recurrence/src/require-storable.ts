import type { SeriesStart } from './parse-recurrence.ts';
import { checkSize, RecurrenceSet } from './recurrence-set.ts';

/**
 * Validates the lines of a series to be stored and returns its starts. Throws `InvalidRecurrence` if services would reject the
 * lines.
 */
export function requireStorable(lines: readonly string[], start: SeriesStart): RecurrenceSet {
  checkSize(lines);
  const set = new RecurrenceSet(lines, start);
  set.checkDensity();
  return set;
}
