import type { SeriesStart } from '@rotunda/recurrence/parse-recurrence';
import { RecurrenceSet } from '@rotunda/recurrence/recurrence-set';
import { LRUCache } from 'lru-cache';

// A set with the starts of a few years takes some kilobytes.
const MAX_SETS = 5000;

const sets = new LRUCache<string, RecurrenceSet>({ max: MAX_SETS });

/**
 * The starts of a series whose lines are stored as this JSON text. Series with the same lines and first start share
 * one set, and so do all readers of one series.
 */
export function recurrenceSetOf(recurrenceJson: string, start: SeriesStart): RecurrenceSet {
  const key = `${start.startMs} ${start.isAllDay} ${start.zone} ${recurrenceJson}`;
  const known = sets.get(key);
  if (known) return known;
  const lines: readonly string[] = JSON.parse(recurrenceJson);
  const set = new RecurrenceSet(lines, start);
  sets.set(key, set);
  return set;
}
