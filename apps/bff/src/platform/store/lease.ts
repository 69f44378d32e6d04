import { randomInt } from 'node:crypto';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { type Clock, repeat } from '#domain/clock.ts';
import { LEASE_TRANSITIONS, type LeaseEvent, type LeaseState } from '#domain/states/lease-states.ts';
import { isFrom, nextState } from '#domain/states/state-machine.ts';
import type { Store } from './open-store.ts';
import type { StoreSchema } from './schema.ts';

/** How the end of a lease is to be moved that was taken in a turn. Both ends are Unix milliseconds. */
export type ExpiryChange = { turn: number; fromMs: number; toMs: number };

/** Compare-and-set of the end of a lease in the store: whether it had the turn and the end, and has the new end now. */
export type CompareAndSwapExpiry = (change: ExpiryChange) => Promise<boolean>;

/** Tables whose rows have a lease: its end is `lease_until`, 0 while nobody holds it. */
type LeasedTable = {
  [Table in keyof StoreSchema]: 'lease_until' extends keyof StoreSchema[Table] ? Table : never;
}[keyof StoreSchema];

/** A row that has a lease, by the values of its key. */
export type LeasedRow<Table extends LeasedTable> = { table: Table; key: Partial<Selectable<StoreSchema[Table]>> };

/** How a lease is taken. */
export type TakeOptions<Table extends LeasedTable> = {
  /** Values that the row must have besides. */
  where?: Partial<Selectable<StoreSchema[Table]>>;
  /** Values that are written with the lease. */
  set?: Updateable<StoreSchema[Table]>;
  durationMs?: number;
};

/** A lease as it was taken: in which turn, until when in Unix milliseconds, and for how long it is renewed. */
export type TakenLease = { turn: number; endMs: number; durationMs?: number | undefined };

const DURATION_MS = 30_000;
const TICK_MS = 1_000;
const RELEASED = 0;
const MAX_FIRST_TURN = 2 ** 47;

/** When a lease ends that begins now, in Unix milliseconds. */
export function endOfLease(clock: Clock, durationMs: number = DURATION_MS): number {
  return clock.nowMs() + durationMs;
}

/** The turn of a row that is made together with its lease: another row of the same key may have been there and gone. */
export function drawFirstTurn(): number {
  return randomInt(MAX_FIRST_TURN);
}

/**
 * A hold on a row of the store that another process takes over once it has run out. Each time the lease of a row is taken counts
 * as one turn more, so that the turn says whether a process still holds it: ends may be equal after a clock was set back.
 */
export class Lease {
  readonly #clock: Clock;
  readonly #durationMs: number;
  readonly #swap: CompareAndSwapExpiry;
  readonly #turn: number;
  #endMs: number;
  #state: LeaseState = 'held';
  /** Writes follow each other: each compares with what the last one wrote. */
  #lastWrite: Promise<unknown> = Promise.resolve();

  /** A lease that the store has. */
  constructor(clock: Clock, { turn, endMs, durationMs = DURATION_MS }: TakenLease, swap: CompareAndSwapExpiry) {
    this.#clock = clock;
    this.#turn = turn;
    this.#endMs = endMs;
    this.#swap = swap;
    this.#durationMs = durationMs;
  }

  /** Takes the lease of a row; undefined while somebody else holds it, or where there is no such row. */
  static async take<Table extends LeasedTable>(
    store: Store,
    clock: Clock,
    row: LeasedRow<Table>,
    { where, set, durationMs }: TakeOptions<Table> = {},
  ): Promise<Lease | undefined> {
    const endMs = endOfLease(clock, durationMs);
    const isFree = sql`lease_until < ${clock.nowMs()}`;
    const { rows } = await sql<{ lease_turn: number }>`update ${sql.table(row.table)}
      set ${toList({ ...set, lease_until: endMs }, sql`, `)}, lease_turn = lease_turn + 1
      where ${toList({ ...row.key, ...where }, sql` and `)} and ${isFree}
      returning lease_turn`.execute(store);
    const [taken] = rows;
    return taken && new Lease(clock, { turn: taken.lease_turn, endMs, durationMs }, swapExpiry(store, row));
  }

  /**
   * Whether the work may go on. It may not when the process has slept for so long that another one may be at it, and then
   * never again: what was left half way would count as done.
   */
  isHeld(): boolean {
    if (this.#clock.nowMs() >= this.#endMs) this.#happen('lapse');
    return this.#state === 'held';
  }

  /** Does something while the lease is renewed. Whether it is still held is for the work to ask. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    // A renewal that fails is tried again at the next tick; two thirds of the lease are left for that.
    const endRenewal = repeat(this.#clock, TICK_MS, () => void this.renew().catch(() => undefined));
    try {
      return await work();
    } finally {
      endRenewal();
    }
  }

  /** Moves the end on when a third of the lease is over; false when another process holds it. Throws as the store does. */
  async renew(): Promise<boolean> {
    return this.#write(async () => {
      if (this.#clock.nowMs() < this.#endMs - (this.#durationMs * 2) / 3) return;
      await this.#moveTo(endOfLease(this.#clock, this.#durationMs), this.#swap);
    });
  }

  /**
   * Writes to the row by a swap that leaves the end as it is; false when another process has taken the row over, or it was
   * released, and nothing was written. However late a process is, it writes over nobody else. Throws as the store does.
   */
  async write(swap: CompareAndSwapExpiry): Promise<boolean> {
    return this.#write(() => this.#moveTo(this.#endMs, swap));
  }

  /**
   * Leaves the row to whoever takes it over, at once; false when somebody has already, and nothing was written. Throws as
   * the store does. A swap of the caller's own writes more than the end.
   */
  async release(swap: CompareAndSwapExpiry = this.#swap): Promise<boolean> {
    return this.#write(() => this.#moveTo(RELEASED, swap));
  }

  async #moveTo(endMs: number, swap: CompareAndSwapExpiry): Promise<void> {
    const isMoved = await swap({ turn: this.#turn, fromMs: this.#endMs, toMs: endMs });
    if (isMoved) this.#endMs = endMs;
    if (!isMoved) this.#happen('lose');
    else if (endMs === RELEASED) this.#happen('release');
  }

  #happen(event: LeaseEvent): void {
    this.#state = nextState(LEASE_TRANSITIONS, this.#state, event) ?? this.#state;
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

// What may be left to write is known by who may release.
function isWritable(state: LeaseState): boolean {
  return isFrom(LEASE_TRANSITIONS.release, state);
}

/** Moves the end of the lease of a row; `set` is written with it. */
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

/** New values of columns; an expression is evaluated by the row as it is then. */
type ColumnValues<Row> = { [Column in keyof Row]: Row[Column] | RawBuilder<unknown> };

/** Columns with their values. */
function toList(values: Readonly<Record<string, unknown>>, separator: ReturnType<typeof sql>) {
  const parts = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql.join(parts, separator);
}
