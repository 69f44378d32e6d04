import type { RuleParts } from './parse-rule.ts';

/** More starts per day than one every quarter of an hour are not expanded, unless COUNT ends them soon. */
const MAX_STARTS_PER_DAY = 96;
/** Maximum number of starts in a period of a rule. They are all generated before the first is returned. */
const MAX_STARTS_PER_PERIOD = 1000;
/**
 * Maximum repetitions of a secondly or minutely rule, and of all rules of a series. All are counted when the series is stored.
 */
const MAX_DENSE_COUNT = 1000;
const MAX_COUNT = 5000;

const PERIODS_PER_DAY: Readonly<Record<string, number>> = { SECONDLY: 86_400, MINUTELY: 1440, HOURLY: 24 };

/** Returns the maximum number of starts per day of a rule. Ignores parts that only exclude days. */
export function startsPerDay(parts: RuleParts): number {
  const frequency = parts.get('FREQ') ?? '';
  const periods = PERIODS_PER_DAY[frequency];
  if (periods === undefined) return getSize(parts, 'BYHOUR') * getSize(parts, 'BYMINUTE') * getSize(parts, 'BYSECOND');
  const perPeriod = frequency === 'HOURLY' ? getSize(parts, 'BYMINUTE') * getSize(parts, 'BYSECOND') : 1;
  const seconds = frequency === 'MINUTELY' ? getSize(parts, 'BYSECOND') : 1;
  return (periods * perPeriod * seconds) / Number(parts.get('INTERVAL') ?? 1);
}

/** Whether expanding any range of a rule exceeds the budget of a request. Applies to rules stored before they were rejected. */
export function isTooDense(parts: RuleParts): boolean {
  const perDay = startsPerDay(parts);
  if (countDaysPerPeriod(parts) * perDay > MAX_STARTS_PER_PERIOD && !isByClock(parts)) return true;
  return perDay > MAX_STARTS_PER_DAY && !isEndedByCount(parts);
}

/** Whether the rules of a series may be stored. A secondly or minutely rule must end soon by COUNT. */
export function areStorable(rules: readonly RuleParts[]): boolean {
  return rules.reduce((sum, rule) => sum + countOf(rule), 0) <= MAX_COUNT && rules.every(isStorable);
}

function isStorable(parts: RuleParts): boolean {
  if (isTooDense(parts)) return false;
  if (!['SECONDLY', 'MINUTELY'].includes(parts.get('FREQ') ?? '')) return true;
  return isEndedByCount(parts) && countOf(parts) <= MAX_DENSE_COUNT;
}

function countOf(parts: RuleParts): number {
  return Number(parts.get('COUNT') ?? 0);
}

/** Without BY parts, every candidate is a start, so COUNT also limits the candidates. */
function isEndedByCount(parts: RuleParts): boolean {
  return parts.has('COUNT') && ![...parts.keys()].some((name) => name.startsWith('BY'));
}

function isByClock(parts: RuleParts): boolean {
  return Object.hasOwn(PERIODS_PER_DAY, parts.get('FREQ') ?? '');
}

function countDaysPerPeriod(parts: RuleParts): number {
  switch (parts.get('FREQ')) {
    case 'YEARLY':
      return Math.min(366, getLeastDays(parts, { BYYEARDAY: 1, BYMONTHDAY: 12, BYWEEKNO: 7, BYDAY: 53 }, 'BYMONTH'));
    case 'MONTHLY':
      return Math.min(31, getLeastDays(parts, { BYMONTHDAY: 1, BYDAY: 5 }));
    case 'WEEKLY':
      return getSize(parts, 'BYDAY');
    default:
      return 1;
  }
}

/** Returns the number of days in a period that match the most selective part. `fallback` is used if none is present. */
function getLeastDays(parts: RuleParts, daysOf: Readonly<Record<string, number>>, fallback = ''): number {
  const present = Object.entries(daysOf).filter(([name]) => parts.has(name));
  if (present.length === 0) return getSize(parts, fallback);
  return Math.min(...present.map(([name, days]) => getSize(parts, name) * days));
}

function getSize(parts: RuleParts, name: string): number {
  return new Set(parts.get(name)?.split(',')).size || 1;
}
