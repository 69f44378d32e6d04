/** Maximum number of starts that a reader may compute or list. A year of two hundred weekly series takes half of it. */
const MAX_CANDIDATES = 20_000;
/** Cost of reading a block of a rule, in candidates. Mostly independent of the block's content. */
const BLOCK_COST = 40;

/** The series being read repeat too often to be expanded at once. */
export class TooManyOccurrences extends Error {
  override readonly name = 'TooManyOccurrences';

  constructor() {
    super('It repeats too often to be expanded.');
  }
}

/**
 * The work that one reader may spend on expanding all its series: a number of examined candidates, and any other limit set by
 * `hasTime`.
 */
export class ExpansionBudget {
  #candidates: number;
  #hasComputed = false;
  readonly #hasTime: () => boolean;

  constructor({
    candidates = MAX_CANDIDATES,
    hasTime = () => true,
  }: { candidates?: number; hasTime?: () => boolean } = {}) {
    this.#candidates = candidates;
    this.#hasTime = hasTime;
  }

  /** Whether blocks were computed, and are now cached. */
  get hasComputed(): boolean {
    return this.#hasComputed;
  }

  /** Charges a block of a rule with `count` examined candidates. Throws like `charge`. */
  chargeBlock(count: number): void {
    this.#hasComputed = true;
    this.charge(BLOCK_COST + count);
    if (!this.#hasTime()) this.#candidates = -1;
    this.charge(0);
  }

  /** Charges `count` candidates. Throws the error of `toError` once the budget is exhausted, and on every later charge. */
  charge(count: number): void {
    this.#candidates -= count;
    if (this.#candidates < 0) throw this.toError({ isFinal: false });
  }

  /** Throws for a rule that exceeds every budget. */
  refuse(): never {
    throw this.toError({ isFinal: true });
  }

  /** Returns the error for an exhausted budget. `isFinal` is true if a new budget would not be enough either. */
  protected toError(_reason: { isFinal: boolean }): Error {
    return new TooManyOccurrences();
  }
}
