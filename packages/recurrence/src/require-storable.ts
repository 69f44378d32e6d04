import type { SeriesStart } from './parse-recurrence.ts';
import { checkSize, RecurrenceSet } from './recurrence-set.ts';

/** The starts of a series that is to be stored. Throws `InvalidRecurrence` for lines that services refuse. */
export function requireStorable(lines: readonly string[], start: SeriesStart): RecurrenceSet {
  checkSize(lines);
  const set = new RecurrenceSet(lines, start);
  set.checkDensity();
  return set;
}
