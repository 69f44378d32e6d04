import { randomInt } from 'node:crypto';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { type Clock, repeat } from '#domain/clock.ts';
import { LEASE_TRANSITIONS, type LeaseEvent, type LeaseState } from '#domain/states/lease-states.ts';
import { getNextState, isFrom } from '#domain/states/state-machine.ts';
import type { Store } from './open-store.ts';
import type { StoreSchema } from './schema.ts';

/** A change of a lease's expiry, for a given turn. Both times are Unix milliseconds. */
export type ExpiryChange = { turn: number; fromMs: number; toMs: number };

/**
 * Compares and swaps the expiry of a lease in the store. Returns whether the turn and the old expiry matched, and the new expiry
 * is set.
 */
export type CompareAndSwapExpiry = (change: ExpiryChange) => Promise<boolean>;

/** Tables whose rows have a lease. Its expiry is `lease_until`, 0 while it is free. */
type LeasedTable = {
  [Table in keyof StoreSchema]: 'lease_until' extends keyof StoreSchema[Table] ? Table : never;
}[keyof StoreSchema];

/** A row with a lease, identified by its key columns. */
export type LeasedRow<Table extends LeasedTable> = { table: Table; key: Partial<Selectable<StoreSchema[Table]>> };

/** The options for taking a lease. */
export type AcquireOptions<Table extends LeasedTable> = {
  /** Additional values that the row must have. */
  where?: Partial<Selectable<StoreSchema[Table]>>;
  /** Values to write together with the lease. */
  set?: Updateable<StoreSchema[Table]>;
  durationMs?: number;
};

/** A taken lease: its turn, its expiry in Unix milliseconds, and the duration of a renewal. */
export type AcquiredLease = { turn: number; endMs: number; durationMs?: number | undefined };

const DURATION_MS = 30_000;
const TICK_MS = 1_000;
const RELEASED = 0;
const MAX_FIRST_TURN = 2 ** 47;

/** Returns the expiry of a lease that begins now, in Unix milliseconds. */
export function getLeaseExpiry(clock: Clock, durationMs: number = DURATION_MS): number {
  return clock.nowMs() + durationMs;
}

/**
 * Returns a random initial turn for a row that is created together with its lease, because an earlier row with the same key may
 * have been deleted.
 */
export function chooseFirstTurn(): number {
  return randomInt(MAX_FIRST_TURN);
}

/**
 * A lease on a row of the store. Another process can take it over after its expiry. Each time a lease is taken, its turn is
 * incremented, so that the turn identifies the holder: expiry times may repeat after the clock was set back.
 */
export class Lease {
  readonly #clock: Clock;
  readonly #durationMs: number;
  readonly #swap: CompareAndSwapExpiry;
  readonly #turn: number;
  #endMs: number;
  #state: LeaseState = 'held';
  /** Writes are serialised, because each compares with the result of the previous one. */
  #lastWrite: Promise<unknown> = Promise.resolve();

  /** Creates the object for a lease that is already in the store. */
  constructor(clock: Clock, { turn, endMs, durationMs = DURATION_MS }: AcquiredLease, swap: CompareAndSwapExpiry) {
    this.#clock = clock;
    this.#turn = turn;
    this.#endMs = endMs;
    this.#swap = swap;
    this.#durationMs = durationMs;
  }

  /** Takes the lease of a row. Returns undefined if it is held by someone else, or the row does not exist. */
  static async acquire<Table extends LeasedTable>(
    store: Store,
    clock: Clock,
    row: LeasedRow<Table>,
    { where, set, durationMs }: AcquireOptions<Table> = {},
  ): Promise<Lease | undefined> {
    const endMs = getLeaseExpiry(clock, durationMs);
    const isFree = sql`lease_until < ${clock.nowMs()}`;
    const { rows } = await sql<{ lease_turn: number }>`update ${sql.table(row.table)}
      set ${toList({ ...set, lease_until: endMs }, sql`, `)}, lease_turn = lease_turn + 1
      where ${toList({ ...row.key, ...where }, sql` and `)} and ${isFree}
      returning lease_turn`.execute(store);
    const [taken] = rows;
    return taken && new Lease(clock, { turn: taken.lease_turn, endMs, durationMs }, swapExpiry(store, row));
  }

  /**
   * Whether the work may continue. Returns false permanently once the process has slept for so long that another one may have
   * taken over, because unfinished work would then count as done.
   */
  isHeld(): boolean {
    if (this.#clock.nowMs() >= this.#endMs) this.#applyEvent('lapse');
    return this.#state === 'held';
  }

  /** Runs work while renewing the lease. The work itself must check whether the lease is still held. */
  async runWithRenewal<T>(work: () => Promise<T>): Promise<T> {
    // A failed renewal is retried at the next tick, within the remaining two thirds of the lease.
    const endRenewal = repeat(this.#clock, TICK_MS, () => void this.renew().catch(() => undefined));
    try {
      return await work();
    } finally {
      endRenewal();
    }
  }

  /**
   * Extends the expiry after a third of the lease has passed. Returns false if another process holds it. Throws the store's
   * errors.
   */
  async renew(): Promise<boolean> {
    return this.#write(async () => {
      if (this.#clock.nowMs() < this.#endMs - (this.#durationMs * 2) / 3) return;
      await this.#moveTo(getLeaseExpiry(this.#clock, this.#durationMs), this.#swap);
    });
  }

  /**
   * Writes to the row with a swap that leaves the expiry unchanged. Returns false, without writing, if another process has taken
   * over the row or it was released, so that a late process never overwrites another's data. Throws the store's errors.
   */
  async write(swap: CompareAndSwapExpiry): Promise<boolean> {
    return this.#write(() => this.#moveTo(this.#endMs, swap));
  }

  /**
   * Releases the row immediately. Returns false, without writing, if another process has already taken it over. Throws the
   * store's errors. A custom `swap` can write more than the expiry.
   */
  async release(swap: CompareAndSwapExpiry = this.#swap): Promise<boolean> {
    return this.#write(() => this.#moveTo(RELEASED, swap));
  }

  async #moveTo(endMs: number, swap: CompareAndSwapExpiry): Promise<void> {
    const isMoved = await swap({ turn: this.#turn, fromMs: this.#endMs, toMs: endMs });
    if (isMoved) this.#endMs = endMs;
    if (!isMoved) this.#applyEvent('lose');
    else if (endMs === RELEASED) this.#applyEvent('release');
  }

  #applyEvent(event: LeaseEvent): void {
    this.#state = getNextState(LEASE_TRANSITIONS, this.#state, event) ?? this.#state;
  }

  #write(work: () => Promise<void>): Promise<boolean> {
    const written = this.#lastWrite.then(async () => {
      if (!isWritable(this.#state)) return false;
      await work();
      return this.#state !== 'lost';
    });
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }
}

// A row may be written under the same conditions as it may be released.
function isWritable(state: LeaseState): boolean {
  return isFrom(LEASE_TRANSITIONS.release, state);
}

/** Returns the swap of a row's lease expiry. `set` is written with it. */
export function swapExpiry<Table extends LeasedTable>(
  store: Store,
  { table, key }: LeasedRow<Table>,
  set?: ColumnValues<Updateable<StoreSchema[Table]>>,
): CompareAndSwapExpiry {
  return async ({ turn, fromMs, toMs }) => {
    const { numAffectedRows } = await sql`update ${sql.table(table)}
      set ${toList({ ...set, lease_until: toMs }, sql`, `)}
      where ${toList({ ...key, lease_turn: turn, lease_until: fromMs }, sql` and `)}`.execute(store);
    return numAffectedRows === 1n;
  };
}

/** New column values. An expression is evaluated on the current row. */
export type ColumnValues<Row> = { [Column in keyof Row]: Row[Column] | RawBuilder<unknown> };

/** Returns a list of columns with their values. */
function toList(values: Readonly<Record<string, unknown>>, separator: ReturnType<typeof sql>) {
  const parts = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql.join(parts, separator);
}
