import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { Clock } from '#domain/clock.ts';
import type { FailureReason } from '#domain/problem.ts';

/** A call that a service did not execute, for a reason other than the call itself. */
export type ServiceFailure = {
  operationId: OperationId;
  reason: FailureReason | undefined;
  /** The failure, in words that are safe to show. */
  message: string;
};

/** The calls to a service since the process started. Times are Unix milliseconds. */
export type ServiceHealthReport = {
  /** The number of calls within the last hour. */
  calls: number;
  /** The number of calls that the service rejected because of an exceeded quota. */
  quotaRefusals: number;
  lastSuccessMs: number | undefined;
  lastFailure: (ServiceFailure & { atMs: number }) | undefined;
};

const MINUTE_MS = 60_000;
const MINUTES = 60;

/** Counts per minute for the last hour. */
class HourlyCount {
  readonly #counts = new Map<number, number>();

  add(nowMs: number): void {
    const minute = Math.floor(nowMs / MINUTE_MS);
    this.#counts.set(minute, (this.#counts.get(minute) ?? 0) + 1);
    for (const old of this.#counts.keys()) if (old <= minute - MINUTES) this.#counts.delete(old);
  }

  total(nowMs: number): number {
    const first = Math.floor(nowMs / MINUTE_MS) - MINUTES;
    return [...this.#counts].reduce((sum, [minute, count]) => (minute > first ? sum + count : sum), 0);
  }
}

type Memory = Pick<ServiceHealthReport, 'lastFailure' | 'lastSuccessMs'> & {
  calls: HourlyCount;
  refusals: HourlyCount;
};

/** The outcomes of this process's calls to each service, for the Connections screen. */
export class ServiceHealth {
  readonly #services: Readonly<Record<ServiceName, Memory>> = { script: open(), calendar: open(), drive: open() };
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Records a call to the service of an operation, and the status of the response, undefined if there was none. */
  recordCall(operationId: OperationId, status: number | undefined): void {
    const memory = this.#services[operations[operationId].service];
    memory.calls.add(this.#clock.nowMs());
    if (status !== undefined && status < 400) memory.lastSuccessMs = this.#clock.nowMs();
  }

  recordFailure(failure: ServiceFailure): void {
    const memory = this.#services[operations[failure.operationId].service];
    memory.lastFailure = { ...failure, atMs: this.#clock.nowMs() };
    if (failure.reason === 'quota') memory.refusals.add(this.#clock.nowMs());
  }

  read(service: ServiceName): ServiceHealthReport {
    const { calls, refusals, lastSuccessMs, lastFailure } = this.#services[service];
    const nowMs = this.#clock.nowMs();
    return { calls: calls.total(nowMs), quotaRefusals: refusals.total(nowMs), lastSuccessMs, lastFailure };
  }
}

function open(): Memory {
  return { calls: new HourlyCount(), refusals: new HourlyCount(), lastSuccessMs: undefined, lastFailure: undefined };
}
