import { ExpansionBudget, TooManyOccurrences } from '@rotunda/recurrence/expansion-budget';
import { InvalidRecurrence } from '@rotunda/recurrence/parse-rule';
import { RecurrenceSet } from '@rotunda/recurrence/recurrence-set';
import type { KnownEvent } from '#features/events/list/known-events-query.ts';
import type { ImportedEvent } from './import-body.ts';
import { getMs } from './series-time-shift.ts';
import { findPartSeries, getStart } from './split-ics-series.ts';

/**
 * Returns the UIDs of a file that already exist in a calendar. The part after a split of a series also exists if the series was
 * imported as a whole without the split; otherwise it would take place twice.
 */
export function findDuplicates(events: readonly ImportedEvent[], known: readonly KnownEvent[]): ReadonlySet<string> {
  const knownByUid = new Map<string, KnownEvent>();
  for (const event of known) {
    // Changed occurrences have the UID of their series.
    if (event.iCalUID !== undefined && !knownByUid.get(event.iCalUID)?.recurrence) knownByUid.set(event.iCalUID, event);
  }
  const uids = new Set(events.map(({ iCalUID }) => iCalUID));
  return new Set([...uids].filter((uid) => knownByUid.has(uid) || isInOriginalSeries(uid, knownByUid)));
}

function isInOriginalSeries(uid: string, knownByUid: ReadonlyMap<string, KnownEvent>): boolean {
  const part = findPartSeries(uid);
  const { start, recurrence } = (part && knownByUid.get(part.uid)) ?? {};
  if (!part || !start || !recurrence) return false;
  try {
    const set = new RecurrenceSet(recurrence, getStart({ start }));
    return set.listBetween(getMs(part.from), Number.POSITIVE_INFINITY, 1, new ExpansionBudget({})).startsMs.length > 0;
  } catch (error) {
    if (error instanceof TooManyOccurrences || error instanceof InvalidRecurrence) return false;
    throw error;
  }
}
