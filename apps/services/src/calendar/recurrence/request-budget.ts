import { ExpansionBudget } from '@rotunda/recurrence/expansion-budget';
import { ServiceError } from '#core/errors/service-error.ts';

/** CPU time that a request may use on the thread, in milliseconds. Rules that rarely match cost most of it. */
const MAX_CPU_MS = 45;

/** 403 `quotaExceeded`: the series of a request repeat too often to be expanded in one request. */
export class ExpansionLimitExceeded extends ServiceError {
  /** Whether a new budget would not be enough either. */
  readonly isFinal: boolean;

  constructor({ isFinal }: { isFinal: boolean }) {
    super(403, {
      domain: 'usageLimits',
      reason: 'quotaExceeded',
      message:
        'Calendar usage limits exceeded. The recurring events in this range repeat too often to be expanded at once: request a shorter range or fewer calendars.',
    });
    this.isFinal = isFinal;
  }
}

/**
 * The work that a request may spend on expanding series, with CPU time as a second limit on slow machines. Throws
 * `ExpansionLimitExceeded`.
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

/** Wall time would make the limit depend on the load from other requests. */
function readThreadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
