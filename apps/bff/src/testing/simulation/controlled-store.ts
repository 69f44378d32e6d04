import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
} from 'kysely';
import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Decides when a step happens, and whether it fails before or after its effect. Never resolves for a dead process. */
export type Gate = { readonly isAlive: boolean; pass<T>(step: GateStep, effect: () => Promise<T>): Promise<T> };

/**
 * A step that passes a gate. A write whose response is lost may be lost or duplicated; for all other steps, only the time
 * matters.
 */
export type GateStep = { label: string; isWrite: boolean };

const READING = /^\s*select/i;

/** Opens a store on another driver's database, whose statements wait at a gate. */
export function openControlledStore(dialect: Dialect, driver: Driver, gate: Gate): { store: Store; lose: () => void } {
  const controlled = new ControlledDriver(driver, gate);
  const store = new Kysely<StoreSchema>({
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => controlled,
      createIntrospector: (database) => dialect.createIntrospector(database),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  });
  return { store, lose: () => controlled.lose() };
}

class ControlledDriver implements Driver {
  readonly #driver: Driver;
  readonly #gate: Gate;
  readonly #open = new Set<ControlledConnection>();

  constructor(driver: Driver, gate: Gate) {
    this.#driver = driver;
    this.#gate = gate;
  }

  /** Rolls back the open transactions of the dead process. */
  lose(): void {
    for (const connection of this.#open) void this.#rollBack(connection);
  }

  async init(): Promise<void> {
    // The shared driver was initialised by its owner.
  }

  async acquireConnection(): Promise<ControlledConnection> {
    return new ControlledConnection(await this.#driver.acquireConnection(), this.#gate);
  }

  async beginTransaction(connection: ControlledConnection): Promise<void> {
    const begin = async () => {
      await this.#driver.beginTransaction(connection.base, {});
      this.#open.add(connection);
      if (!this.#gate.isAlive) await this.#rollBack(connection);
    };
    try {
      await this.#gate.pass({ label: 'begin', isWrite: false }, begin);
    } catch (error) {
      // A database rolls back the transactions of a lost connection.
      await this.#rollBack(connection);
      throw error;
    }
  }

  async commitTransaction(connection: ControlledConnection): Promise<void> {
    await this.#gate.pass({ label: 'commit', isWrite: true }, async () => {
      if (!this.#open.delete(connection)) throw new Error('the transaction was rolled back');
      await this.#driver.commitTransaction(connection.base);
    });
  }

  async rollbackTransaction(connection: ControlledConnection): Promise<void> {
    await this.#rollBack(connection);
  }

  async releaseConnection(): Promise<void> {
    // There is nothing to release.
  }

  async destroy(): Promise<void> {
    // The shared driver is closed by its owner.
  }

  async #rollBack(connection: ControlledConnection): Promise<void> {
    if (this.#open.delete(connection)) await this.#driver.rollbackTransaction(connection.base);
  }
}

class ControlledConnection implements DatabaseConnection {
  readonly base: DatabaseConnection;
  readonly #gate: Gate;

  constructor(base: DatabaseConnection, gate: Gate) {
    this.base = base;
    this.#gate = gate;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const step = { label: query.sql, isWrite: !READING.test(query.sql) };
    return this.#gate.pass(step, () => this.base.executeQuery<Row>(query));
  }

  // biome-ignore lint/correctness/useYield: the driver does not support streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the store does not stream rows');
  }
}
