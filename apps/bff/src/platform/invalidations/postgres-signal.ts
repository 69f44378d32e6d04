import { EventEmitter } from 'node:events';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { type PostgresAddress, toClientConfig } from '#platform/store/postgres-dialect.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { InvalidationSignal } from './invalidation-signal.ts';

const CHANNEL = 'rotunda_invalidations';
const ORDER_LOCK = 7_301_002; // An arbitrary number that no other application of the database uses.
const RECONNECT_AFTER_MS = 500;
const CHECK_EVERY_MS = 10_000; // A dead connection is silent, like one without notifications.

/** Signals through the database server, received on a dedicated connection (PostgreSQL, LISTEN and NOTIFY). */
export class PostgresSignal implements InvalidationSignal {
  readonly #address: PostgresAddress;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #emitter = new EventEmitter();
  #client: pg.Client | undefined;
  #isListening = false;
  #isClosed = false;
  #cancel = (): void => undefined;

  constructor(address: PostgresAddress, clock: Clock, log: Logger) {
    this.#address = address;
    this.#clock = clock;
    this.#log = log;
  }

  start(): void {
    void this.#connect();
  }

  get fault(): string | undefined {
    return this.#isListening ? undefined : 'the store sends no notifications';
  }

  /**
   * Serialises writers until they commit. Otherwise, a higher ID could become visible before a lower one, which readers would
   * then skip. The row lock keeps the session from ending between the statement that finds it and the foreign key check, which
   * would make the transaction fail.
   */
  async prepare(transaction: Kysely<StoreSchema>, sessionId: string): Promise<void> {
    // A single statement, because all writers wait for it. Nothing is written for a session that has ended.
    await sql`select pg_advisory_xact_lock(${ORDER_LOCK}), pg_notify(${CHANNEL}, '')
      from (select 1 from sessions where id_hash = ${sessionId} for key share) as living`.execute(transaction);
  }

  onSignal(listener: () => void): void {
    this.#emitter.on('signal', listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = this.#createClient();
    if (!client) return;
    this.#client = client;
    client.on('notification', () => this.#emitter.emit('signal'));
    client.on('error', (error) => this.#handleDisconnect(client, error));
    client.on('end', () => this.#handleDisconnect(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.#handleDisconnect(client, error);
      return;
    }
    if (this.#client !== client) return;
    this.#isListening = true;
    this.#log.info('listening for store notifications');
    this.#schedule(CHECK_EVERY_MS, () => this.#check(client));
    // Signals may have been missed while nothing was listening.
    this.#emitter.emit('signal');
  }

  /** The driver reads certificate files here. If that fails, another attempt is scheduled. */
  #createClient(): pg.Client | undefined {
    try {
      return new pg.Client(toClientConfig(this.#address));
    } catch {
      this.#schedule(RECONNECT_AFTER_MS, () => this.#connect());
      return undefined;
    }
  }

  async #check(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
      this.#schedule(CHECK_EVERY_MS, () => this.#check(client));
    } catch (error) {
      this.#handleDisconnect(client, error);
    }
  }

  #handleDisconnect(client: pg.Client, error?: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    void client.end().catch(() => undefined);
    if (this.#isListening && !this.#isClosed)
      this.#log.warn({ err: error }, 'lost the connection for store notifications');
    this.#isListening = false;
    this.#schedule(RECONNECT_AFTER_MS, () => this.#connect());
  }

  #schedule(delayMs: number, work: () => Promise<void>): void {
    this.#cancel();
    if (!this.#isClosed) this.#cancel = this.#clock.after(delayMs, () => void work());
  }
}
