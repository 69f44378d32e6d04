import { ExpansionBudget } from '@rotunda/recurrence/expansion-budget';
import { ServiceError } from '#core/errors/service-error.ts';

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
 * How much work one request may spend on expanding series, with processor time as a second bound on slow machines. It
 * throws `ExpansionLimitExceeded`.
 */
export class RequestBudget extends ExpansionBudget {
  constructor({ candidates, readCpuMs = readThreadCpuMs }: { candidates?: number; readCpuMs?: () => number } = {}) {
    const startedMs = readCpuMs();
    super({ ...(candidates !== undefined && { candidates }), hasTime: () => readCpuMs() - startedMs <= MAX_CPU_MS });
  }

  protected override toError({ isFinal }: { isFinal: boolean }): ExpansionLimitExceeded {
    return new ExpansionLimitExceeded({ isFinal });
  }
}

/** Wall time would let the load of others decide what a request may read. */
function readThreadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
