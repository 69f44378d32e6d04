import type { InvalidationOutbox } from './invalidation-outbox.ts';

/** Returns the active sessions of a user. */
export type ListSessions = (userId: string) => Promise<readonly string[]>;

/** Notifies all sessions of a user that their data has changed. */
export class UserInvalidations {
  readonly #outbox: InvalidationOutbox;
  readonly #listSessions: ListSessions;

  constructor(outbox: InvalidationOutbox, listSessions: ListSessions) {
    this.#outbox = outbox;
    this.#listSessions = listSessions;
  }

  /** Notifies every session of a user that one of their topics has changed. */
  async publish(userId: string, topic: string): Promise<void> {
    for (const sessionId of await this.#listSessions(userId)) await this.#outbox.add(sessionId, topic, 'changed');
  }
}
