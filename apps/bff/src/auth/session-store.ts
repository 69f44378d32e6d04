import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { Principal, Role } from '#http/context.ts';
import type { Store } from '#store/open-store.ts';

const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
const TOUCH_EVERY_MS = 60_000; // The idle clock is exact to this, which saves a write on every request.
const MAX_SESSIONS_PER_PERSON = 5;
const SWEEP_LIMIT = 100;

/** Who a new session belongs to. */
export type NewSession = {
  subject: string;
  email: string;
  name: string;
  roles: readonly Role[];
  credentialId: string;
  userAgent: string;
};

/** A session as its owner may see it. Times are Unix milliseconds. */
export type LivingSession = {
  id: string;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
  userAgent: string;
};

/** Sessions of signed-in people. The store holds only hashes of their ids. */
export class SessionStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Starts a session; returns the id for the cookie. The oldest sessions of the person end when there are too many. */
  async create(session: NewSession): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const nowMs = this.#clock.nowMs();
    await this.#store
      .insertInto('sessions')
      .values({
        id_hash: hashSessionId(id),
        subject: session.subject,
        email: session.email,
        name: session.name,
        roles: JSON.stringify(session.roles),
        credential_id: session.credentialId,
        created_at: nowMs,
        last_seen_at: nowMs,
        expires_at: nowMs + ABSOLUTE_MS,
        user_agent: session.userAgent.slice(0, 256),
      })
      .execute();
    await this.#endOldest(session.subject);
    await this.#sweep(nowMs);
    return id;
  }

  /** Who a session id stands for; undefined when it is unknown, idle for too long or expired. */
  async find(id: string): Promise<Principal | undefined> {
    const sessionId = hashSessionId(id);
    const nowMs = this.#clock.nowMs();
    const row = await this.#store
      .selectFrom('sessions')
      .innerJoin('credentials', 'credentials.id', 'sessions.credential_id')
      .select([
        'sessions.subject',
        'sessions.email',
        'sessions.name',
        'sessions.roles',
        'sessions.credential_id',
        'sessions.last_seen_at',
        'sessions.expires_at',
        'credentials.scopes',
      ])
      .where('id_hash', '=', sessionId)
      .executeTakeFirst();
    if (!row || row.expires_at <= nowMs || row.last_seen_at + IDLE_MS <= nowMs) return undefined;
    if (row.last_seen_at + TOUCH_EVERY_MS <= nowMs) await this.#touch(sessionId, nowMs);
    return {
      sessionId,
      subject: row.subject,
      email: row.email,
      name: row.name,
      roles: JSON.parse(row.roles),
      credentialId: row.credential_id,
      scopes: new Set(row.scopes.split(' ')),
      expiresAt: row.expires_at,
    };
  }

  /** The living sessions of a person, newest first. Their ids here are the stored hashes, which open nothing. */
  async list(subject: string): Promise<LivingSession[]> {
    const nowMs = this.#clock.nowMs();
    const rows = await this.#store
      .selectFrom('sessions')
      .select(['id_hash', 'created_at', 'last_seen_at', 'expires_at', 'user_agent'])
      .where('subject', '=', subject)
      .where('expires_at', '>', nowMs)
      .where('last_seen_at', '>', nowMs - IDLE_MS)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id_hash,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      userAgent: row.user_agent,
    }));
  }

  /** Ends one session of a person; tells the credential that nobody uses any more, or undefined when there was none. */
  async end(subject: string, sessionId: string): Promise<string | undefined> {
    const row = await this.#store
      .deleteFrom('sessions')
      .where('id_hash', '=', sessionId)
      .where('subject', '=', subject)
      .returning('credential_id')
      .executeTakeFirst();
    return row?.credential_id;
  }

  async #touch(sessionId: string, nowMs: number): Promise<void> {
    await this.#store.updateTable('sessions').set({ last_seen_at: nowMs }).where('id_hash', '=', sessionId).execute();
  }

  async #endOldest(subject: string): Promise<void> {
    const surplus = await this.#store
      .selectFrom('sessions')
      .select(['id_hash', 'credential_id'])
      .where('subject', '=', subject)
      .orderBy('created_at', 'desc')
      .orderBy('id_hash')
      .offset(MAX_SESSIONS_PER_PERSON)
      .limit(100)
      .execute();
    for (const row of surplus) {
      await this.#store.deleteFrom('sessions').where('id_hash', '=', row.id_hash).execute();
      await this.#store.deleteFrom('credentials').where('id', '=', row.credential_id).execute();
    }
  }

  // Sessions that ended by the clock leave their credentials behind; a sign-in is often enough to clear them away.
  async #sweep(nowMs: number): Promise<void> {
    await this.#store
      .deleteFrom('credentials')
      .where('id', 'in', (query) =>
        query.selectFrom('sessions').select('credential_id').where('expires_at', '<=', nowMs).limit(SWEEP_LIMIT),
      )
      .execute();
  }
}

/** The stored form of a session id: SHA-256 in hex. */
function hashSessionId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
