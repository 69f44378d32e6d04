import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import { type ExpansionBudget, ExpansionLimitExceeded } from './expansion-budget.ts';
import type { SeriesStart } from './parse-recurrence.ts';
import { InvalidRecurrence, printRule, type RuleParts } from './parse-rule.ts';
import { isTooDense, startsPerDay } from './rule-density.ts';

// A block holds some hundred starts at most, so that computing one never takes long.
const BLOCK_DAYS: Readonly<Record<string, number>> = { WEEKLY: 400, MONTHLY: 800, YEARLY: 800 };
const USUAL_BLOCK_DAYS = 100;
const MIN_BLOCK_MS = 15 * MINUTE_MS;
const MAX_BLOCKS = 8;

/**
 * The starts of a rule without its COUNT, in blocks of time that are computed once and cached: asking for the same weeks
 * again costs a search and no calculation.
 */
export class RuleBlocks {
  readonly #rule: RRuleTemporal;
  readonly #isTooDense: boolean;
  readonly #blockMs: number;
  readonly #blocks = new Map<number, readonly number[]>();

  /** Throws `InvalidRecurrence` for parts that do not go together. */
  constructor(parts: RuleParts, start: SeriesStart) {
    const dtstart = Temporal.Instant.fromEpochMilliseconds(start.startMs).toZonedDateTimeISO(start.zone);
    const endless = new Map([...parts].filter(([name]) => name !== 'COUNT'));
    this.#isTooDense = isTooDense(parts);
    this.#blockMs = blockMsOf(parts);
    try {
      this.#rule = new RRuleTemporal({ rruleString: printRule(endless), dtstart });
    } catch (error) {
      throw new InvalidRecurrence('the rule cannot be evaluated', { cause: error });
    }
  }

  /** The number of the block that holds an instant. */
  blockOf(ms: number): number {
    return Math.floor(ms / this.#blockMs);
  }

  /** Where a block begins, in Unix milliseconds. */
  startOf(block: number): number {
    return block * this.#blockMs;
  }

  /** The starts in a block, in order. Throws `ExpansionLimitExceeded`. */
  startsIn(block: number, budget: ExpansionBudget): readonly number[] {
    const cached = this.#blocks.get(block);
    if (cached) return cached;
    if (this.#isTooDense) throw new ExpansionLimitExceeded({ isFinal: true });
    const startsMs = this.#compute(block);
    if (this.#blocks.size >= MAX_BLOCKS) this.#blocks.clear();
    this.#blocks.set(block, startsMs);
    budget.chargeBlock(startsMs.length);
    return startsMs;
  }

  #compute(block: number): number[] {
    const from = new Date(this.startOf(block));
    const until = new Date(this.startOf(block + 1) - 1);
    try {
      return this.#rule.between(from, until, true).map((start) => start.epochMilliseconds);
    } catch {
      // The library gives up on a rule whose next start is not found within its bound on work, such as 30 February.
      return [];
    }
  }
}

function blockMsOf(parts: RuleParts): number {
  const days = BLOCK_DAYS[parts.get('FREQ') ?? ''] ?? USUAL_BLOCK_DAYS;
  return Math.max(MIN_BLOCK_MS, Math.floor((days / Math.max(1, startsPerDay(parts))) * DAY_MS));
}
