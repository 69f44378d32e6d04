import type { SeriesStart } from '@rotunda/recurrence/parse-recurrence';
import { parseRule } from '@rotunda/recurrence/parse-rule';
import { Rule } from '@rotunda/recurrence/rule';
import { DAY_MS } from '#core/durations.ts';
import { RequestBudget } from './request-budget.ts';

const SEARCH_MS = 400 * DAY_MS;

/**
 * Returns the first start that a rule gives at or after `start`, in Unix milliseconds, or undefined if there is none within a
 * year. Throws `InvalidRecurrence`.
 */
export function findFirstStart(rule: string, start: SeriesStart): number | undefined {
  const parsed = new Rule({ parts: parseRule(rule), untilMs: undefined }, start, { isExcluded: false });
  return parsed.listBetween(start.startMs, start.startMs + SEARCH_MS, 1, new RequestBudget()).startsMs[0];
}
