import type { ExpansionBudget } from './expansion-budget.ts';
import { parseRecurrence, type Recurrence, type SeriesStart } from './parse-recurrence.ts';
import { InvalidRecurrence } from './parse-rule.ts';
import { Rule, type Starts } from './rule.ts';
import { areStorable, startsPerDay } from './rule-density.ts';

/** Rules, and dates in all lines, that one series may be stored with. */
const MAX_RULES = 10;
const MAX_DATES = 5000;

/** Throws `InvalidRecurrence` for lines of more rules or dates than one series may be stored with. */
export function checkSize(lines: readonly string[]): void {
  const ruleCount = lines.filter((line) => /^\s*(?:RRULE|EXRULE)\b/i.test(line)).length;
  if (ruleCount > MAX_RULES) throw new InvalidRecurrence(`more than ${MAX_RULES} rules`);
  const dateCount = lines.reduce((count, line) => count + line.split(',').length, 0) - ruleCount;
  if (dateCount > MAX_DATES) throw new InvalidRecurrence(`more than ${MAX_DATES} dates`);
}

/**
 * The starts of a series: those of its rules and dates and its first start, without the excluded ones (RFC 5545
 * section 3.8.5). It may have no end. How cases are read that the standard leaves open is in decision 0047.
 */
export class RecurrenceSet {
  readonly #recurrence: Recurrence;
  readonly #dates: readonly number[];
  readonly #excludedDates: ReadonlySet<number>;
  readonly #rules: readonly Rule[];
  readonly #excludedRules: readonly Rule[];

  /** Throws `InvalidRecurrence` for lines that do not follow RFC 5545. */
  constructor(lines: readonly string[], start: SeriesStart) {
    this.#recurrence = parseRecurrence(lines, start);
    const { rules, excludedRules, dates, excludedDates } = this.#recurrence;
    this.#excludedDates = new Set(excludedDates);
    this.#rules = rules.map((rule) => new Rule(rule, start, { isExcluded: false }));
    this.#excludedRules = excludedRules.map((rule) => new Rule(rule, start, { isExcluded: true }));
    // A series whose rules are all over before it begins does not take place then.
    const isOverAtStart = this.#rules.length > 0 && this.#rules.every((rule) => rule.isOverAtStart);
    const all = isOverAtStart ? dates : [start.startMs, ...dates];
    this.#dates = [...new Set(all)].sort((left, right) => left - right);
  }

  /** Throws `InvalidRecurrence` for rules that repeat too often to be stored. */
  checkDensity(): void {
    const { rules, excludedRules } = this.#recurrence;
    if (!areStorable(rules.map(({ parts }) => parts))) throw new InvalidRecurrence('a rule repeats too often');
    // To find what such a rule leaves, its starts would have to be walked through one by one.
    if (excludedRules.some(({ parts }) => startsPerDay(parts) > 1)) {
      throw new InvalidRecurrence('EXRULE repeats several times a day');
    }
  }

  /**
   * The starts from `fromMs` until before `untilMs` and `LATEST_MS`, cut not long after there are `limit` of them.
   * Throws what the budget throws when it does not suffice.
   */
  between(fromMs: number, untilMs: number, limit: number, budget: ExpansionBudget): Starts {
    const parts = this.#rules.map((rule) => rule.between(fromMs, untilMs, limit, budget));
    const cutAtMs = Math.min(...parts.map((part) => part.cutAtMs ?? Number.POSITIVE_INFINITY));
    const endMs = Math.min(untilMs, cutAtMs);
    const listed = this.#dates.filter((date) => date >= fromMs && date < endMs);
    const all = new Set([...parts.flatMap((part) => part.startsMs), ...listed]);
    budget.charge(all.size);
    const startsMs = [...all].filter((start) => start < endMs && !this.#isExcluded(start, budget));
    startsMs.sort((left, right) => left - right);
    return { startsMs, cutAtMs: Number.isFinite(cutAtMs) ? cutAtMs : undefined };
  }

  /** Whether the series has a start at this instant. Throws what the budget throws. */
  has(startMs: number, budget: ExpansionBudget): boolean {
    return this.between(startMs, startMs + 1, 1, budget).startsMs.length > 0;
  }

  /** No start is later than this; undefined for a series without end. Throws what the budget throws. */
  lastStartMs(budget: ExpansionBudget): number | undefined {
    const ends = this.#rules.map((rule) => rule.lastMs(budget));
    const latestDate = this.#dates.at(-1) ?? Number.NEGATIVE_INFINITY;
    return ends.reduce<number | undefined>(
      (latest, end) => (latest === undefined || end === undefined ? undefined : Math.max(latest, end)),
      latestDate,
    );
  }

  /** How long the series takes place from a start on, in milliseconds, if that is an RDATE with a period of its own. */
  periodMsAt(startMs: number): number | undefined {
    return this.#recurrence.periodsMs.get(startMs);
  }

  /** The longest of these periods; 0 without any. */
  get longestPeriodMs(): number {
    return Math.max(0, ...this.#recurrence.periodsMs.values());
  }

  #isExcluded(startMs: number, budget: ExpansionBudget): boolean {
    if (this.#excludedDates.has(startMs)) return true;
    return this.#excludedRules.some((rule) => rule.between(startMs, startMs + 1, 1, budget).startsMs.length > 0);
  }
}
