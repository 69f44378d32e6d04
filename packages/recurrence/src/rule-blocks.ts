import { DAY_MS, MINUTE_MS } from './durations.ts';
import type { ExpansionBudget } from './expansion-budget.ts';
import type { SeriesStart } from './parse-recurrence.ts';
import type { RuleParts } from './parse-rule.ts';
import { isTooDense, startsPerDay } from './rule-density.ts';
import { type RulePattern, toRulePattern } from './rule-pattern.ts';
import { getPeriod, startsInPeriod } from './rule-periods.ts';
import { findOffset, toInstant, toLocal } from './zone-offsets.ts';

// A block contains at most a few hundred starts, so that computing one never takes long.
const BLOCK_DAYS: Readonly<Record<string, number>> = { WEEKLY: 400, MONTHLY: 800, YEARLY: 800 };
const USUAL_BLOCK_DAYS = 100;
const MIN_BLOCK_MS = 15 * MINUTE_MS;
const WIDE_BLOCK_MS = 30 * DAY_MS;
const MAX_BLOCKS = 8;

/**
 * The starts of a rule without COUNT and UNTIL, in time blocks that are computed once and cached: requesting the same weeks again
 * only takes a search. Starts are in local time. A start skipped by a clock change moves to the same distance after the beginning
 * of the gap (RFC 5545 sections 3.3.5 and 3.3.10).
 */
export class RuleBlocks {
  readonly #pattern: RulePattern;
  readonly #start: SeriesStart;
  readonly #firstPeriod: number;
  readonly #isTooDense: boolean;
  readonly #blockMs: number;
  readonly #blocks = new Map<number, readonly number[]>();

  constructor(parts: RuleParts, start: SeriesStart) {
    const firstLocalMs = toLocal(start.zone, start.startMs);
    this.#pattern = toRulePattern(parts, firstLocalMs);
    this.#start = start;
    this.#firstPeriod = getPeriod(this.#pattern, firstLocalMs);
    this.#isTooDense = isTooDense(parts);
    this.#blockMs = getBlockMs(parts);
  }

  /** Returns the number of the block that contains an instant. */
  getBlock(ms: number): number {
    return Math.floor(ms / this.#blockMs);
  }

  /** Returns the start of a block, in Unix milliseconds. */
  getStart(block: number): number {
    return block * this.#blockMs;
  }

  /** Returns the sorted starts in a block. Throws the budget's error. */
  startsIn(block: number, budget: ExpansionBudget): readonly number[] {
    const cached = this.#blocks.get(block);
    if (cached) return cached;
    if (this.#isTooDense) budget.refuse();
    const startsMs = this.#compute(block);
    if (this.#blocks.size >= MAX_BLOCKS) this.#blocks.clear();
    this.#blocks.set(block, startsMs);
    budget.chargeBlock(startsMs.length);
    return startsMs;
  }

  #compute(block: number): number[] {
    const { startMs, zone } = this.#start;
    const fromMs = Math.max(this.getStart(block), startMs);
    const untilMs = this.getStart(block + 1);
    const instants = new Set<number>();
    for (const period of this.#listPeriods(fromMs, untilMs)) {
      for (const localMs of startsInPeriod(this.#pattern, period)) {
        const instant = toInstant(zone, localMs);
        if (instant >= fromMs && instant < untilMs) instants.add(instant);
      }
    }
    // A start skipped by a clock change may follow later local times that are not skipped.
    return [...instants].sort((left, right) => left - right);
  }

  /** Iterates over the periods of the rule that may have starts between two instants. */
  *#listPeriods(fromMs: number, untilMs: number): Generator<number> {
    const { interval } = this.#pattern;
    const first = getPeriod(this.#pattern, fromMs + Math.min(...this.#listOffsets(fromMs)));
    const last = getPeriod(this.#pattern, untilMs + Math.max(...this.#listOffsets(untilMs)));
    let step = Math.max(0, Math.floor((first - this.#firstPeriod) / interval));
    for (;;) {
      const period = this.#firstPeriod + Math.floor(step * interval);
      if (period > last) return;
      yield period;
      step += 1;
    }
  }

  /** Returns the range of a zone's offsets around an instant. */
  #listOffsets(ms: number): [number, number] {
    // One more day on both sides costs less than a search for the offsets of future years.
    if (this.#blockMs > WIDE_BLOCK_MS) return [-DAY_MS, DAY_MS];
    // Near a clock change, local times on both sides of the change may belong to the block.
    const { zone } = this.#start;
    return [findOffset(zone, ms - DAY_MS), findOffset(zone, ms + DAY_MS)];
  }
}

function getBlockMs(parts: RuleParts): number {
  const days = BLOCK_DAYS[parts.get('FREQ') ?? ''] ?? USUAL_BLOCK_DAYS;
  return Math.max(MIN_BLOCK_MS, Math.floor((days / Math.max(1, startsPerDay(parts))) * DAY_MS));
}
