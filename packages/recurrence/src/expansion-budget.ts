/** Starts that one reader may compute or list; a year of two hundred weekly series is half of it. */
const MAX_CANDIDATES = 20_000;
/** What reading one block of a rule costs, in candidates: most of it does not depend on what the block holds. */
const BLOCK_COST = 40;

/** The series that are read repeat too often to be expanded at once. */
export class TooManyOccurrences extends Error {
  override readonly name = 'TooManyOccurrences';

  constructor() {
    super('It repeats too often to be expanded.');
  }
}

/**
 * How much work one reader may spend on expanding series, shared by all that it reads: a number of examined candidates,
 * and whatever else `hasTime` bounds it by.
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

  /** Whether blocks were computed, which are cached now. */
  get hasComputed(): boolean {
    return this.#hasComputed;
  }

  /** Takes one block of a rule in which `count` candidates were examined. Throws as `charge` does. */
  chargeBlock(count: number): void {
    this.#hasComputed = true;
    this.charge(BLOCK_COST + count);
    if (!this.#hasTime()) this.#candidates = -1;
    this.charge(0);
  }

  /** Takes `count` candidates. Throws the error of `toError` when they are used up, and from then on at every charge. */
  charge(count: number): void {
    this.#candidates -= count;
    if (this.#candidates < 0) throw this.toError({ isFinal: false });
  }

  /** Throws for a rule that no budget is enough for. */
  refuse(): never {
    throw this.toError({ isFinal: true });
  }

  /** The error of a budget that does not suffice; `isFinal` when a new one would not either. */
  protected toError(_reason: { isFinal: boolean }): Error {
    return new TooManyOccurrences();
  }
}
