import type { InvalidationOutbox } from './invalidation-outbox.ts';

/** The sessions of a person that have not ended. */
export type ListSessions = (userId: string) => Promise<readonly string[]>;

/** Tells a person in all of their sessions that something of theirs has changed. */
export class UserInvalidations {
  readonly #outbox: InvalidationOutbox;
  readonly #listSessions: ListSessions;

  constructor(outbox: InvalidationOutbox, listSessions: ListSessions) {
    this.#outbox = outbox;
    this.#listSessions = listSessions;
  }

  /** Tells every session of a person that a topic of theirs has changed. */
  async publish(userId: string, topic: string): Promise<void> {
    for (const sessionId of await this.#listSessions(userId)) await this.#outbox.add(sessionId, topic, 'changed');
  }
}
