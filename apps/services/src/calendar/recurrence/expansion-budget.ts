import { ServiceError } from '#core/service-error.ts';

/** Starts that one request may compute or list; a year of two hundred weekly series is half of it. */
const MAX_CANDIDATES = 20_000;
/** What reading one block of a rule costs, in candidates: most of it does not depend on what the block holds. */
const BLOCK_COST = 40;
/** Processor time of the thread that one request may spend, in milliseconds: rules that match rarely cost most of it. */
const MAX_CPU_MS = 45;

/** 403 `quotaExceeded`: the series that a request reads repeat too often to be expanded at once. */
export class ExpansionLimitExceeded extends ServiceError {
  /** A new budget would not be enough either. */
  readonly isFinal: boolean;

  constructor({ isFinal }: { isFinal: boolean }) {
    super(403, {
      domain: 'usageLimits',
      reason: 'quotaExceeded',
      message:
        'Calendar usage limits exceeded. The recurring events in this range repeat too often to be expanded at once: ask for a shorter range or for fewer calendars.',
    });
    this.isFinal = isFinal;
  }
}

/**
 * How much work one request may spend on expanding series, shared by all events that it reads: a number of examined
 * candidates, and processor time as a second bound on slow machines.
 */
export class ExpansionBudget {
  #candidates: number;
  #hasComputed = false;
  readonly #startedMs: number;
  readonly #readCpuMs: () => number;

  constructor({ candidates = MAX_CANDIDATES, readCpuMs = readThreadCpuMs } = {}) {
    this.#candidates = candidates;
    this.#readCpuMs = readCpuMs;
    this.#startedMs = readCpuMs();
  }

  /** Whether blocks were computed, which are cached now. */
  get hasComputed(): boolean {
    return this.#hasComputed;
  }

  /** Takes one block of a rule in which `count` candidates were examined. Throws `ExpansionLimitExceeded`. */
  chargeBlock(count: number): void {
    this.#hasComputed = true;
    this.charge(BLOCK_COST + count);
    if (this.#readCpuMs() - this.#startedMs > MAX_CPU_MS) this.#candidates = -1;
    this.charge(0);
  }

  /** Takes `count` candidates. Throws `ExpansionLimitExceeded`, and from then on at every charge. */
  charge(count: number): void {
    this.#candidates -= count;
    if (this.#candidates < 0) throw new ExpansionLimitExceeded({ isFinal: false });
  }
}

/** Wall time would let the load of others decide what a request may read. */
function readThreadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
