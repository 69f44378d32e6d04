import { DAY_MS } from './durations.ts';
import { ExpansionBudget, TooManyOccurrences } from './expansion-budget.ts';
import type { SeriesStart } from './parse-recurrence.ts';
import { requireStorable } from './require-storable.ts';
import { LATEST_MS } from './rule.ts';

const SLICE_MS = 400 * DAY_MS;

/**
 * Returns the first starts of a series in Unix milliseconds, at most `count`. A rule that rarely matches may return fewer than it
 * has, because the search is limited by the budget of one reader. Throws `InvalidRecurrence` if services would reject the lines.
 */
export function listFirstStarts(lines: readonly string[], start: SeriesStart, count: number): number[] {
  const set = requireStorable(lines, start);
  const budget = new ExpansionBudget();
  const starts: number[] = [];
  let fromMs = Number.NEGATIVE_INFINITY;
  try {
    for (let untilMs = start.startMs + 1; starts.length < count && fromMs < LATEST_MS; untilMs += SLICE_MS) {
      starts.push(...set.listBetween(fromMs, untilMs, count, budget).startsMs);
      fromMs = untilMs;
    }
  } catch (error) {
    if (!(error instanceof TooManyOccurrences)) throw error;
  }
  return starts.slice(0, count);
}
