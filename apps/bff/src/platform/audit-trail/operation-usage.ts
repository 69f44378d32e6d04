import type { components } from '@rotunda/api-client/bff-types';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';

type Usage = components['schemas']['OperationUsage'];

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 90;

/** The calls of one operation since the last flush. */
type Count = {
  operationId: OperationId;
  day: number;
  calls: number;
  errors: number;
  lastCalledAt: number;
  lastStatus: number;
  lastError: { code: string; at: number } | undefined;
};

/** Counts the calls and the latest outcome of each operation. Contains no information about users or content. */
export class OperationUsage {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  #counts = new Map<string, Count>();

  constructor(store: Store, clock: Clock, log: Logger) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
  }

  /** Counts one call. `errorCode` is the reason for a failure, undefined on success. */
  count(operationId: OperationId, status: number, errorCode: string | undefined): void {
    const nowMs = this.#clock.nowMs();
    const day = this.#getToday();
    const key = `${day} ${operationId}`;
    const counted = this.#counts.get(key) ?? this.#begin(key, operationId, day);
    counted.calls += 1;
    counted.lastCalledAt = nowMs;
    counted.lastStatus = status;
    if (errorCode === undefined) return;
    counted.errors += 1;
    counted.lastError = { code: errorCode, at: nowMs };
  }

  #begin(key: string, operationId: OperationId, day: number): Count {
    const count = { operationId, day, calls: 0, errors: 0, lastCalledAt: 0, lastStatus: 0, lastError: undefined };
    this.#counts.set(key, count);
    return count;
  }

  /** Writes the counts to the store. Counts that the store does not accept are lost and logged. */
  async flush(): Promise<void> {
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      for (const count of counts.values()) await this.#write(count);
    } catch (error) {
      this.#log.warn({ err: error }, 'failed to store the usage of operations');
    }
  }

  /** Returns all operations with their calls of today (UTC) and of the last 90 days. */
  async list(): Promise<Usage[]> {
    await this.flush();
    const today = this.#getToday();
    const rows = await this.#store
      .selectFrom('operation_usage')
      .selectAll()
      .where('day', '>', today - RETENTION_DAYS)
      .orderBy('day')
      .execute();
    const usages = new Map<string, Usage>();
    for (const { id } of Object.values(operations))
      usages.set(id, { operationId: id, callsToday: 0, calls: 0, errors: 0 });
    for (const row of rows) {
      const usage = usages.get(row.operation_id);
      if (!usage) continue;
      usage.calls += row.calls;
      usage.errors += row.errors;
      if (row.day === today) usage.callsToday = row.calls;
      usage.lastCalledAt = new Date(row.last_called_at).toISOString();
      usage.lastStatus = row.last_status;
      if (row.last_error !== null && row.last_error_at !== null) {
        usage.lastError = { code: row.last_error, at: new Date(row.last_error_at).toISOString() };
      }
    }
    return [...usages.values()];
  }

  async #write(count: Count): Promise<void> {
    const row = {
      operation_id: count.operationId,
      day: count.day,
      calls: count.calls,
      errors: count.errors,
      last_called_at: count.lastCalledAt,
      last_status: count.lastStatus,
      last_error: count.lastError?.code ?? null,
      last_error_at: count.lastError?.at ?? null,
    };
    await this.#store
      .insertInto('operation_usage')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['operation_id', 'day']).doUpdateSet(({ eb, ref }) => ({
          calls: eb('operation_usage.calls', '+', count.calls),
          errors: eb('operation_usage.errors', '+', count.errors),
          last_called_at: row.last_called_at,
          last_status: row.last_status,
          last_error: row.last_error ?? ref('operation_usage.last_error'),
          last_error_at: row.last_error_at ?? ref('operation_usage.last_error_at'),
        })),
      )
      .execute();
    await this.#store
      .deleteFrom('operation_usage')
      .where('operation_id', '=', count.operationId)
      .where('day', '<=', row.day - RETENTION_DAYS)
      .execute();
  }

  #getToday(): number {
    return Math.floor(this.#clock.nowMs() / DAY_MS);
  }
}
