import type { ExpansionBudget } from './expansion-budget.ts';
import type { ParsedRule, SeriesStart } from './parse-recurrence.ts';
import { RuleBlocks } from './rule-blocks.ts';

/** No event starts at or after this time. Endless series stop here. */
export const LATEST_MS = Date.UTC(2200, 0, 1);

/** Sorted starts in a time range. `cutAtMs` is where the range was cut if it contains more than requested. */
export type Starts = { startsMs: number[]; cutAtMs: number | undefined };

/** A rule of a series, with the series' first start. */
export class Rule {
  readonly #blocks: RuleBlocks;
  readonly #firstMs: number;
  readonly #untilMs: number;
  readonly #count: number;
  /** The counted starts of a rule with COUNT, before block `#nextBlock`. */
  readonly #counted: number[];
  #nextBlock: number;

  /** COUNT includes the first start even if it does not match the rule, except for excluded rules. */
  constructor({ parts, untilMs }: ParsedRule, start: SeriesStart, { isExcluded }: { isExcluded: boolean }) {
    this.#blocks = new RuleBlocks(parts, start);
    this.#firstMs = start.startMs;
    this.#untilMs = Math.min(untilMs ?? LATEST_MS, LATEST_MS);
    this.#count = Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY);
    this.#counted = isExcluded ? [] : [start.startMs];
    this.#nextBlock = this.#blocks.getBlock(start.startMs);
  }

  /**
   * Returns the starts at or after `fromMs` and before `untilMs`, cut shortly after `limit` of them. Throws the budget's error if
   * the budget is exhausted. Computed blocks stay cached.
   */
  listBetween(fromMs: number, untilMs: number, limit: number, budget: ExpansionBudget): Starts {
    const lastMs = Math.min(untilMs, LATEST_MS);
    if (Number.isFinite(this.#count)) return this.#listCountedBetween(fromMs, lastMs, limit, budget);
    const startsMs: number[] = [];
    const lastBlock = this.#blocks.getBlock(Math.min(lastMs - 1, this.#untilMs));
    for (let block = this.#blocks.getBlock(Math.max(fromMs, this.#firstMs)); block <= lastBlock; block += 1) {
      const starts = this.#blocks.startsIn(block, budget);
      startsMs.push(...starts.filter((start) => start >= fromMs && start < lastMs && start <= this.#untilMs));
      if (startsMs.length > limit && block < lastBlock) return { startsMs, cutAtMs: this.#blocks.getStart(block + 1) };
    }
    return { startsMs, cutAtMs: undefined };
  }

  /** Returns an upper bound of all starts, or undefined for an endless rule. Throws the budget's error. */
  findLastMs(budget: ExpansionBudget): number | undefined {
    if (!Number.isFinite(this.#count)) return this.#untilMs < LATEST_MS ? this.#untilMs : undefined;
    this.#countUntil(LATEST_MS, budget);
    return this.#counted.at(-1);
  }

  #listCountedBetween(fromMs: number, untilMs: number, limit: number, budget: ExpansionBudget): Starts {
    this.#countUntil(untilMs, budget);
    const startsMs = this.#counted.filter((start) => start >= fromMs && start < untilMs);
    const cutAtMs = startsMs[limit];
    return { startsMs: cutAtMs === undefined ? startsMs : startsMs.slice(0, limit), cutAtMs };
  }

  /** Whether the rule ends before the first start, and therefore has no starts. */
  get isOverAtStart(): boolean {
    return this.#untilMs < this.#firstMs;
  }

  /** Counts the starts, beginning with the first. */
  #countUntil(untilMs: number, budget: ExpansionBudget): void {
    const lastBlock = this.#blocks.getBlock(untilMs - 1);
    while (this.#counted.length < this.#count && this.#nextBlock <= lastBlock) {
      const starts = this.#blocks.startsIn(this.#nextBlock, budget);
      const lastCountedMs = this.#counted.at(-1) ?? Number.NEGATIVE_INFINITY;
      const further = starts.filter((start) => start > lastCountedMs && start < LATEST_MS);
      this.#counted.push(...further.slice(0, this.#count - this.#counted.length));
      this.#nextBlock += 1;
    }
  }
}
