import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { IDLE_MS } from './session-store.ts';

/** A session to end, and the reason. */
export type EndedSession = {
  sessionId: string;
  subject: string;
  email: string;
  credentialId: string;
  reason: 'expired' | 'idle' | 'replaced' | 'roles_changed' | 'too_many';
  /**
   * Whether the user has a new session that replaces this one. If the provider revokes the refresh token, it may also revoke the
   * grant of the new session (RFC 7009 section 2.1), so the token is only deleted.
   */
  isRenewed?: boolean;
};

const MAX_SESSIONS_PER_PERSON = 5;
const ENDING_MS = 10_000; // Longer than it takes to end a session on request.
const LIMIT = 100; // Per pass. The next pass finds the others.

/** Finds sessions to end without any action by their user, for the users of one issuer. */
export class RevocableSessions {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #issuer: string;

  constructor(store: Store, clock: Clock, issuer: string) {
    this.#store = store;
    this.#clock = clock;
    this.#issuer = issuer;
  }

  /** Returns a user's sessions beyond the newest five. */
  async listSurplus(subject: string): Promise<EndedSession[]> {
    const rows = await this.#query()
      .where('subject', '=', subject)
      .orderBy('created_at', 'desc')
      .orderBy('id_hash')
      .offset(MAX_SESSIONS_PER_PERSON)
      .execute();
    return rows.map((row) => toEnded(row, 'too_many'));
  }

  /** Returns expired sessions, and those that a process has not finished ending. */
  async listOver(): Promise<EndedSession[]> {
    const nowMs = this.#clock.nowMs();
    const rows = await this.#query()
      .where((where) =>
        where.or([where('expires_at', '<=', nowMs - ENDING_MS), where('last_seen_at', '<=', nowMs - IDLE_MS)]),
      )
      .execute();
    return rows.map((row) => toEnded(row, row.expires_at <= nowMs ? 'expired' : 'idle'));
  }

  /** Whether a user has a session. */
  async hasSession(subject: string): Promise<boolean> {
    const nowMs = this.#clock.nowMs();
    const row = await this.#store
      .selectFrom('sessions')
      .select('id_hash')
      .where('issuer', '=', this.#issuer)
      .where('subject', '=', subject)
      .where('expires_at', '>', nowMs)
      .where('last_seen_at', '>', nowMs - IDLE_MS)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  #query() {
    return this.#store
      .selectFrom('sessions')
      .select(['id_hash', 'subject', 'email', 'credential_id', 'expires_at'])
      .where('issuer', '=', this.#issuer)
      .limit(LIMIT);
  }
}

type RevocableRow = { id_hash: string; subject: string; email: string; credential_id: string };

function toEnded(row: RevocableRow, reason: EndedSession['reason']): EndedSession {
  const { id_hash: sessionId, subject, email, credential_id: credentialId } = row;
  return { sessionId, subject, email, credentialId, reason };
}
