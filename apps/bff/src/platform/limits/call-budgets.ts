import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { limitEntries } from '#platform/cache/limit-entries.ts';
import {
  BUDGET_SCOPES,
  BUDGETED_SERVICES,
  type BudgetScope,
  type CallBudgetLimits,
} from '#platform/config/call-budget-config.ts';
import type { BudgetState, CallBudgetStore } from './call-budget-store.ts';

/** The parts of a call that determine its budgets. */
export type BudgetedCall = {
  service: ServiceName;
  kind: 'read' | 'write' | 'upload';
  /** The user whose credential the call uses. Undefined if the session has ended. */
  userId: string | undefined;
};

/** A budget for screens and metrics. */
export type BudgetReport = { service: ServiceName; scope: BudgetScope; maxCallsPerMinute: number } & Omit<
  BudgetState,
  'endsAt'
>;

type Budget = { key: string; maxCallsPerMinute: number; isOfUser: boolean };
type PendingCalls = { calls: number; maxCallsPerMinute: number };

const FLUSH_EVERY_MS = 1_000;
const BACKGROUND_SHARE = 0.8; // The rest of each minute is reserved for users.
const MAX_CACHED = 10_000;
const FAILED = 'failed to count calls to services';
/** The public services' error reasons for a quota of one user. Other reasons may refer to any quota. */
const REASONS_OF_USER: readonly (string | undefined)[] = [
  'userRateLimitExceeded',
  'sharingRateLimitExceeded',
  'calendarUsageLimitsExceeded',
];

/**
 * Counts calls to services against budgets shared by all processes. Calls are counted in memory and added to the store once a
 * second, so that no call waits for it. Background work stops when its share of the current budget is used up. Users' calls stop
 * only at the configured limit: the service itself decides whether a lowered budget is correct.
 */
export class CallBudgets {
  readonly #store: CallBudgetStore;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #limits: CallBudgetLimits | undefined;
  readonly #cached = new LRUCache<string, BudgetState>(limitEntries(MAX_CACHED));
  readonly #pending = new Map<string, PendingCalls>();
  readonly #refused = new Set<string>();
  #cancelFlush: (() => void) | undefined;

  /** Without `limits`, nothing is counted. */
  constructor(store: CallBudgetStore, clock: Clock, log: Logger, limits: CallBudgetLimits | undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#limits = limits;
  }

  /** Throws 429 `rate_limited`, with the time until the next minute, if a call of this priority may not be made now. */
  requireBudget(call: BudgetedCall, priority: 'people' | 'background'): void {
    const nowMs = this.#clock.nowMs();
    for (const { key, maxCallsPerMinute } of this.#getBudgets(call)) {
      const state = this.#cached.get(key);
      if (!state || state.endsAt <= nowMs) continue;
      const used = state.used + (this.#pending.get(key)?.calls ?? 0);
      if (used < (priority === 'people' ? maxCallsPerMinute : state.callsPerMinute * BACKGROUND_SHARE)) continue;
      const retryAfterSeconds = Math.max(1, Math.ceil((state.endsAt - nowMs) / 1_000));
      const detail =
        priority === 'people'
          ? 'The console has reached the limit of calls to this service per minute that its administrator set.'
          : 'Background work has reached its limit of calls to this service per minute.';
      throw new ProblemError('rate_limited', { detail, retryAfterSeconds });
    }
  }

  /** Counts a call to a service. */
  count(call: BudgetedCall): void {
    for (const { key, maxCallsPerMinute } of this.#getBudgets(call)) {
      const pending = this.#pending.get(key);
      if (pending) pending.calls += 1;
      else this.#pending.set(key, { calls: 1, maxCallsPerMinute });
    }
    this.#flushLater();
  }

  /**
   * Lowers a budget after the service rejected a call because its quota is exceeded. `reason` is the service's error reason, if
   * any.
   */
  lower(call: BudgetedCall, reason: string | undefined): void {
    const isAboutUser = REASONS_OF_USER.includes(reason);
    for (const { key, isOfUser } of this.#getBudgets(call)) if (isOfUser || !isAboutUser) this.#refused.add(key);
    this.#flushLater();
  }

  /** Adds the pending counts to the store before it is closed. */
  async close(): Promise<void> {
    this.#cancelFlush?.();
    await this.#flush().catch((error: unknown) => this.#log.warn({ err: error }, FAILED));
  }

  /** Returns the budgets of all services, including this user's. */
  async report(userId: string): Promise<BudgetReport[]> {
    const limits = this.#limits;
    if (!limits) return [];
    const wanted = BUDGETED_SERVICES.flatMap((service) =>
      BUDGET_SCOPES.map((scope) => ({ service, scope, key: toKey(service, scope, userId) })),
    );
    const states = await this.#store.read(wanted.map(({ key }) => key));
    return wanted.map(({ service, scope, key }) =>
      this.#toReport(service, scope, states.get(key), limits[service][scope]),
    );
  }

  /** Returns this process's knowledge of all budgets other than those of single users. */
  reportCached(): BudgetReport[] {
    const limits = this.#limits;
    if (!limits) return [];
    const scopes = BUDGET_SCOPES.filter((scope) => scope !== 'user');
    return BUDGETED_SERVICES.flatMap((service) =>
      scopes.map((scope) =>
        this.#toReport(service, scope, this.#cached.get(toKey(service, scope)), limits[service][scope]),
      ),
    );
  }

  #getBudgets({ service, kind, userId }: BudgetedCall): Budget[] {
    const limits = this.#limits?.[service];
    if (!limits) return [];
    const scopes: BudgetScope[] = userId === undefined ? ['project', kind] : ['project', kind, 'user'];
    return scopes.map((scope) => ({
      key: toKey(service, scope, userId),
      maxCallsPerMinute: limits[scope],
      isOfUser: scope === 'user',
    }));
  }

  #toReport(service: ServiceName, scope: BudgetScope, state: BudgetState | undefined, max: number): BudgetReport {
    const isNow = state !== undefined && state.endsAt > this.#clock.nowMs();
    const callsPerMinute = Math.min(max, state?.callsPerMinute ?? max);
    return { service, scope, maxCallsPerMinute: max, callsPerMinute, used: isNow ? state.used : 0 };
  }

  #flushLater(): void {
    if (this.#pending.size + this.#refused.size === 0) return;
    this.#cancelFlush ??= this.#clock.after(FLUSH_EVERY_MS, () => {
      this.#flush()
        .catch((error: unknown) => this.#log.warn({ err: error }, FAILED))
        .finally(() => {
          this.#cancelFlush = undefined;
          this.#flushLater();
        });
    });
  }

  /** Adds pending counts to the store. Counts that could not be added stay pending. */
  async #flush(): Promise<void> {
    const pending = new Map(this.#pending);
    const refused = [...this.#refused];
    this.#pending.clear();
    this.#refused.clear();
    try {
      await this.#add(pending);
      pending.clear();
      await this.#lower(refused);
    } catch (error) {
      for (const [key, { calls, maxCallsPerMinute }] of pending)
        this.#pending.set(key, { calls: calls + (this.#pending.get(key)?.calls ?? 0), maxCallsPerMinute });
      for (const key of refused) this.#refused.add(key);
      throw error;
    }
  }

  async #add(pending: ReadonlyMap<string, PendingCalls>): Promise<void> {
    if (pending.size === 0) return;
    const counted = [...pending].map(([key, calls]) => ({ key, ...calls }));
    for (const [key, state] of await this.#store.add(counted)) this.#cached.set(key, state);
  }

  async #lower(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#store.lower(keys);
    for (const [key, state] of await this.#store.read(keys)) this.#cached.set(key, state);
  }
}

function toKey(service: ServiceName, scope: BudgetScope, userId = ''): string {
  return scope === 'user' ? `${service} user ${userId}` : `${service} ${scope}`;
}
