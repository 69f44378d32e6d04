import type { SeriesStart } from '@rotunda/recurrence/parse-recurrence';
import { RecurrenceSet } from '@rotunda/recurrence/recurrence-set';
import { LRUCache } from 'lru-cache';

// A set with the starts of a few years takes a few kilobytes.
const MAX_SETS = 5000;

const sets = new LRUCache<string, RecurrenceSet>({ max: MAX_SETS });

/**
 * Returns the starts of a series, from its recurrence lines as JSON. Series with the same lines and first start share one set, as
 * do all readers of a series.
 */
export function getRecurrenceSet(recurrenceJson: string, start: SeriesStart): RecurrenceSet {
  const key = `${start.startMs} ${start.isAllDay} ${start.zone} ${recurrenceJson}`;
  const known = sets.get(key);
  if (known) return known;
  const lines: readonly string[] = JSON.parse(recurrenceJson);
  const set = new RecurrenceSet(lines, start);
  sets.set(key, set);
  return set;
}
