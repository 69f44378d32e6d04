import type { ExpansionBudget } from './expansion-budget.ts';
import { parseRecurrence, type Recurrence, type SeriesStart } from './parse-recurrence.ts';
import { InvalidRecurrence } from './parse-rule.ts';
import { Rule, type Starts } from './rule.ts';
import { areStorable, startsPerDay } from './rule-density.ts';

/** Maximum number of rules, and of dates in all lines, of a stored series. */
const MAX_RULES = 10;
const MAX_DATES = 5000;

/** Throws `InvalidRecurrence` if the lines have too many rules or dates for a stored series. */
export function checkSize(lines: readonly string[]): void {
  const ruleCount = lines.filter((line) => /^\s*(?:RRULE|EXRULE)\b/i.test(line)).length;
  if (ruleCount > MAX_RULES) throw new InvalidRecurrence(`more than ${MAX_RULES} rules`);
  const dateCount = lines.reduce((count, line) => count + line.split(',').length, 0) - ruleCount;
  if (dateCount > MAX_DATES) throw new InvalidRecurrence(`more than ${MAX_DATES} dates`);
}

/**
 * The starts of a series: those of its rules and dates and its first start, without the excluded ones (RFC 5545 section 3.8.5).
 * It may be endless. Decision 0047 defines the cases that the standard leaves open.
 */
export class RecurrenceSet {
  readonly #recurrence: Recurrence;
  readonly #dates: readonly number[];
  readonly #excludedDates: ReadonlySet<number>;
  readonly #rules: readonly Rule[];
  readonly #excludedRules: readonly Rule[];

  /** Throws `InvalidRecurrence` if the lines violate RFC 5545. */
  constructor(lines: readonly string[], start: SeriesStart) {
    this.#recurrence = parseRecurrence(lines, start);
    const { rules, excludedRules, dates, excludedDates } = this.#recurrence;
    this.#excludedDates = new Set(excludedDates);
    this.#rules = rules.map((rule) => new Rule(rule, start, { isExcluded: false }));
    this.#excludedRules = excludedRules.map((rule) => new Rule(rule, start, { isExcluded: true }));
    // If all rules end before the series starts, the first start is not an occurrence.
    const isOverAtStart = this.#rules.length > 0 && this.#rules.every((rule) => rule.isOverAtStart);
    const all = isOverAtStart ? dates : [start.startMs, ...dates];
    this.#dates = [...new Set(all)].sort((left, right) => left - right);
  }

  /** Throws `InvalidRecurrence` if the rules repeat too often to be stored. */
  checkDensity(): void {
    const { rules, excludedRules } = this.#recurrence;
    if (!areStorable(rules.map(({ parts }) => parts))) throw new InvalidRecurrence('a rule repeats too often');
    // To determine which starts such a rule excludes, they would have to be enumerated one by one.
    if (excludedRules.some(({ parts }) => startsPerDay(parts) > 1)) {
      throw new InvalidRecurrence('EXRULE repeats several times a day');
    }
  }

  /**
   * Returns the starts at or after `fromMs` and before `untilMs` and `LATEST_MS`, cut shortly after `limit` of them. Throws the
   * budget's error if the budget is exhausted.
   */
  listBetween(fromMs: number, untilMs: number, limit: number, budget: ExpansionBudget): Starts {
    const parts = this.#rules.map((rule) => rule.listBetween(fromMs, untilMs, limit, budget));
    const cutAtMs = Math.min(...parts.map((part) => part.cutAtMs ?? Number.POSITIVE_INFINITY));
    const endMs = Math.min(untilMs, cutAtMs);
    const listed = this.#dates.filter((date) => date >= fromMs && date < endMs);
    const all = new Set([...parts.flatMap((part) => part.startsMs), ...listed]);
    budget.charge(all.size);
    const startsMs = [...all].filter((start) => start < endMs && !this.#isExcluded(start, budget));
    startsMs.sort((left, right) => left - right);
    return { startsMs, cutAtMs: Number.isFinite(cutAtMs) ? cutAtMs : undefined };
  }

  /** Whether the series has a start at this instant. Throws the budget's error. */
  has(startMs: number, budget: ExpansionBudget): boolean {
    return this.listBetween(startMs, startMs + 1, 1, budget).startsMs.length > 0;
  }

  /** Returns an upper bound of all starts, or undefined for an endless series. Throws the budget's error. */
  findLastStartMs(budget: ExpansionBudget): number | undefined {
    const ends = this.#rules.map((rule) => rule.findLastMs(budget));
    const latestDate = this.#dates.at(-1) ?? Number.NEGATIVE_INFINITY;
    return ends.reduce<number | undefined>(
      (latest, end) => (latest === undefined || end === undefined ? undefined : Math.max(latest, end)),
      latestDate,
    );
  }

  /** Returns the duration of the occurrence at a start, in milliseconds, if it is an RDATE with its own period. */
  getPeriodMs(startMs: number): number | undefined {
    return this.#recurrence.periodsMs.get(startMs);
  }

  /** The longest of these periods. 0 if there are none. */
  get longestPeriodMs(): number {
    return Math.max(0, ...this.#recurrence.periodsMs.values());
  }

  #isExcluded(startMs: number, budget: ExpansionBudget): boolean {
    if (this.#excludedDates.has(startMs)) return true;
    return this.#excludedRules.some((rule) => rule.listBetween(startMs, startMs + 1, 1, budget).startsMs.length > 0);
  }
}
