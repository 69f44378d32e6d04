import { EventEmitter } from 'node:events';
import type { components } from '@rotunda/api-client/bff-types';
import type { Kysely } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { InvalidationSignal } from './invalidation-signal.ts';

/** The state of a topic in an invalidation. */
export type InvalidationState = components['schemas']['LiveInvalidation']['state'];

/** Reports that something is new, without its content: the console reads that with its own permissions. */
export type Invalidation = {
  id: number;
  topic: string;
  state: string;
  /** When the invalidation was added, in Unix milliseconds. */
  putAt: number | null;
};

/**
 * The outbox of invalidations for streams. Only the newest invalidation of a session and topic is stored. This bounds the outbox
 * and loses nothing, because a read after the newest invalidation covers all earlier ones.
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

  /** Registers a listener that is called when there may be new invalidations. */
  onInvalidation(listener: () => void): void {
    this.#emitter.on('invalidation', listener);
    this.#signal.onSignal(listener);
  }

  /** Adds an invalidation in its own transaction. Does nothing if the session has ended. */
  async add(sessionId: string, topic: string, state: InvalidationState): Promise<void> {
    await this.#store.transaction().execute((transaction) => this.put(transaction, sessionId, topic, state));
    this.announce();
  }

  /** Adds an invalidation as part of a transaction. The caller announces it after the commit. */
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
      .columns(['session_hash', 'topic', 'state', 'added_at'])
      .expression((query) =>
        query
          .selectFrom('sessions')
          .select(({ val }) => [
            'id_hash',
            val(topic).as('topic'),
            val<string>(state).as('state'),
            val<number>(putAt).as('added_at'),
          ])
          .where('id_hash', '=', sessionId),
      )
      .execute();
  }

  /** Notifies the listeners of this process of new invalidations. */
  announce(): void {
    this.#emitter.emit('invalidation');
  }

  /** Returns the sessions that have invalidations after an ID, and the ID of the newest of these invalidations. */
  async readSince(id: number): Promise<{ sessionIds: string[]; newestId: number }> {
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

  /** Returns the invalidations of a session after an ID, oldest first. */
  readAfter(sessionId: string, id: number): Promise<Invalidation[]> {
    return this.#store
      .selectFrom('invalidations')
      .select(['id', 'topic', 'state', 'added_at as putAt'])
      .where('session_hash', '=', sessionId)
      .where('id', '>', id)
      .orderBy('id')
      .execute();
  }

  /** Returns the `changed` invalidations of a session that were added within the last `withinMs` milliseconds, oldest first. */
  readChangedWithin(sessionId: string, withinMs: number): Promise<Invalidation[]> {
    return this.#store
      .selectFrom('invalidations')
      .select(['id', 'topic', 'state', 'added_at as putAt'])
      .where('session_hash', '=', sessionId)
      .where('state', '=', 'changed')
      .where('added_at', '>', this.#clock.nowMs() - withinMs)
      .orderBy('id')
      .execute();
  }

  /** Returns the ID of the newest invalidation of a session, or 0 if it has none. */
  async getNewestId(sessionId: string): Promise<number> {
    const row = await this.#store
      .selectFrom('invalidations')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('session_hash', '=', sessionId)
      .executeTakeFirst();
    return row?.id ?? 0;
  }
}
