import { EventEmitter } from 'node:events';
import type { components } from '@rotunda/api-client/bff-types';
import type { Kysely } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { InvalidationSignal } from './invalidation-signal.ts';

/** What an invalidation says of its topic. */
export type InvalidationState = components['schemas']['LiveInvalidation']['state'];

/** That something is new. It carries nothing of what is new: the console reads that under its own rights. */
export type Invalidation = {
  id: number;
  topic: string;
  state: string;
  /** When it was put in, in Unix milliseconds. */
  putAt: number | null;
};

/**
 * Invalidations on their way to streams. Only the newest invalidation of a session and topic is kept, which bounds the outbox and loses
 * nothing: whoever reads again after the newest has seen everything before.
 */
export class InvalidationOutbox {
  readonly #store: Store;
  readonly #signal: InvalidationSignal;
  readonly #clock: Clock;
  readonly #emitter = new EventEmitter();

  constructor(store: Store, signal: InvalidationSignal, clock: Clock) {
    this.#store = store;
    this.#signal = signal;
    this.#clock = clock;
  }

  /** Calls back when there may be new invalidations. */
  onInvalidation(listener: () => void): void {
    this.#emitter.on('invalidation', listener);
    this.#signal.onSignal(listener);
  }

  /** Puts an invalidation in by itself. A session that has ended gets none. */
  async add(sessionId: string, topic: string, state: InvalidationState): Promise<void> {
    await this.#store.transaction().execute((transaction) => this.put(transaction, sessionId, topic, state));
    this.announce();
  }

  /** Puts an invalidation in as part of a transaction, whose maker announces it after the commit. */
  async put(
    transaction: Kysely<StoreSchema>,
    sessionId: string,
    topic: string,
    state: InvalidationState,
  ): Promise<void> {
    await this.#signal.prepare(transaction, sessionId);
    const putAt = this.#clock.nowMs();
    await transaction
      .deleteFrom('invalidations')
      .where('session_hash', '=', sessionId)
      .where('topic', '=', topic)
      .execute();
    await transaction
      .insertInto('invalidations')
      .columns(['session_hash', 'topic', 'state', 'put_at'])
      .expression((query) =>
        query
          .selectFrom('sessions')
          .select(({ val }) => [
            'id_hash',
            val(topic).as('topic'),
            val<string>(state).as('state'),
            val<number>(putAt).as('put_at'),
          ])
          .where('id_hash', '=', sessionId),
      )
      .execute();
  }

  /** Tells the listeners of this process that there are new invalidations. */
  announce(): void {
    this.#emitter.emit('invalidation');
  }

  /** Sessions that have invalidations after an id, and the id of the newest of all these invalidations. */
  async readNews(id: number): Promise<{ sessionIds: string[]; newestId: number }> {
    const rows = await this.#store
      .selectFrom('invalidations')
      .select(({ fn }) => ['session_hash', fn.max('id').as('newest')])
      .where('id', '>', id)
      .groupBy('session_hash')
      .execute();
    return {
      sessionIds: rows.map((row) => row.session_hash),
      newestId: Math.max(id, ...rows.map((row) => row.newest)),
    };
  }

  /** Invalidations of a session after an id, oldest first. */
  readAfter(sessionId: string, id: number): Promise<Invalidation[]> {
    return this.#store
      .selectFrom('invalidations')
      .select(['id', 'topic', 'state', 'put_at as putAt'])
      .where('session_hash', '=', sessionId)
      .where('id', '>', id)
      .orderBy('id')
      .execute();
  }

  /** Invalidations of a session that something has changed, put in during the last milliseconds; oldest first. */
  readChangedWithin(sessionId: string, withinMs: number): Promise<Invalidation[]> {
    return this.#store
      .selectFrom('invalidations')
      .select(['id', 'topic', 'state', 'put_at as putAt'])
      .where('session_hash', '=', sessionId)
      .where('state', '=', 'changed')
      .where('put_at', '>', this.#clock.nowMs() - withinMs)
      .orderBy('id')
      .execute();
  }

  /** The id of the newest invalidation of a session; 0 when it has none. */
  async newestId(sessionId: string): Promise<number> {
    const row = await this.#store
      .selectFrom('invalidations')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('session_hash', '=', sessionId)
      .executeTakeFirst();
    return row?.id ?? 0;
  }
}
