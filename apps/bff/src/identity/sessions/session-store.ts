import { hash, randomBytes } from 'node:crypto';
import type { Role } from '@rotunda/api-client/roles';
import type { Clock } from '#domain/clock.ts';
import { toEmailKey } from '#domain/email-key.ts';
import type { Principal } from '#domain/principal.ts';
import { hashUser, toSubject, toUserId } from '#domain/user-id.ts';
import { withTimeout } from '#domain/with-timeout.ts';
import type { Store } from '#platform/store/open-store.ts';
import { prepareFindFirst } from '#platform/store/prepared-query.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { type ActiveSession, toUserSession, type UserSession } from './active-session.ts';
import type { LogoutTarget } from './oidc/logout-tokens.ts';
import type { FoundSession, SessionCache } from './session-cache.ts';

/** The idle timeout of a session. */
export const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
const TOUCH_EVERY_MS = 60_000; // The precision of the idle timeout. Avoids a write on every request.
const TOUCH_WAIT_MS = 250;

/** The data of a new session. */
export type NewSession = {
  subject: string;
  /** The provider's own session. Undefined if not reported. */
  providerSession: string | undefined;
  email: string;
  name: string;
  roles: readonly Role[];
  /** When the user authenticated, in Unix milliseconds. Undefined if the provider did not report it. */
  authenticatedAt: number | undefined;
  credentialId: string;
  userAgent: string;
  /** When the session ends, in Unix milliseconds, if earlier than the regular limits. */
  endsAt?: number | undefined;
};

/** The end of a page of sessions: the start and ID of its last session. */
export type SessionPosition = { createdAt: number; id: string };

/**
 * The sessions of the users of one issuer, because a subject is only unique within its issuer (OpenID Connect Core 1.0 section
 * 2). The store contains only hashes of session IDs.
 */
export class SessionStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #issuer: string;
  readonly #seals: RowSeals;
  readonly #cache: SessionCache;
  readonly #findRow;
  readonly #touching = new Set<string>();

  constructor(store: Store, clock: Clock, issuer: string, seals: RowSeals, cache: SessionCache) {
    this.#store = store;
    this.#clock = clock;
    this.#issuer = issuer;
    this.#seals = seals;
    this.#cache = cache;
    this.#findRow = prepareFindFirst(store, rowQuery(store));
  }

  /** Starts a session. Returns the ID for the cookie. */
  async create(session: NewSession): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const nowMs = this.#clock.nowMs();
    const row = {
      id_hash: hashSessionId(id),
      issuer: this.#issuer,
      subject: session.subject,
      provider_session: session.providerSession ?? null,
      email: session.email,
      email_key: toEmailKey(session.email),
      name: session.name,
      roles: JSON.stringify(session.roles),
      credential_id: session.credentialId,
      created_at: nowMs,
      authenticated_at: session.authenticatedAt ?? null,
      last_seen_at: nowMs,
      expires_at: Math.min(nowMs + ABSOLUTE_MS, session.endsAt ?? Number.POSITIVE_INFINITY),
      user_agent: session.userAgent.slice(0, 256),
    };
    await this.#store
      .insertInto('sessions')
      .values({ ...row, seal: this.#seals.seal('sessions', row) })
      .execute();
    return id;
  }

  /** Returns the user of a session ID, or undefined if it is unknown, idle for too long or expired. */
  async find(id: string): Promise<Principal | undefined> {
    const sessionId = hashSessionId(id);
    const nowMs = this.#clock.nowMs();
    const found = await this.#cache.find(sessionId, () => this.#load(sessionId));
    if (!found || !isActive(found, nowMs)) return undefined;
    if (found.lastSeenAt + TOUCH_EVERY_MS <= nowMs) await this.#touch(sessionId, nowMs);
    return found.principal;
  }

  /**
   * Returns a user's newest active session for background work. Such work does not keep sessions alive, so it ends with the last
   * one.
   */
  async findForWork(userId: string): Promise<Principal | undefined> {
    for (const sessionId of await this.listByUser(userId)) {
      const found = await this.#load(sessionId);
      if (found && isActive(found, this.#clock.nowMs())) return found.principal;
    }
    return undefined;
  }

  /** Returns the stored hashes of a user's active sessions, newest first. */
  async listByUser(userId: string): Promise<string[]> {
    const rows = await this.#selectActive().where('subject', '=', toSubject(this.#issuer, userId)).execute();
    return rows.map((row) => row.id_hash);
  }

  /** Returns a user's active sessions, newest first. Their IDs are the stored hashes, which grant no access. */
  async list(subject: string): Promise<ActiveSession[]> {
    const rows = await this.#selectActive().where('subject', '=', subject).execute();
    return rows.map(toUserSession);
  }

  /** Returns at most `limit` active sessions of all users, newest first, after a position. */
  async listAll(limit: number, after: SessionPosition | undefined): Promise<UserSession[]> {
    const all = this.#selectActive().limit(limit);
    const rest =
      after &&
      all.where((where) => where(where.refTuple('created_at', 'id_hash'), '<', where.tuple(after.createdAt, after.id)));
    const rows = await (rest ?? all).execute();
    return rows.map(toUserSession);
  }

  /** Returns those of the given sessions that have not ended. Does not extend them. */
  async filterActiveSessions(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.#selectActive().where('id_hash', 'in', sessionIds).execute();
    return new Set(rows.map((row) => row.id_hash));
  }

  /** Returns the owner of a listed session, or undefined if the ID is not found. */
  async findOwner(sessionId: string): Promise<string | undefined> {
    const row = await this.#selectActive().where('id_hash', '=', sessionId).executeTakeFirst();
    return row?.subject;
  }

  /** Ends one session of a user. Returns the credential to delete with it, or undefined if there was no such session. */
  async end(subject: string, sessionId: string): Promise<string | undefined> {
    const query = this.#expire().where('id_hash', '=', sessionId).where('subject', '=', subject);
    const [credentialId] = await this.#listCredentials(query);
    return credentialId;
  }

  /** Returns the user of a session, even if it has ended and its resources are still being released. */
  async findUser(sessionId: string): Promise<{ userId: string; subject: string; email: string } | undefined> {
    const found = await this.#store
      .selectFrom('sessions')
      .select(['subject', 'email'])
      .where('id_hash', '=', sessionId)
      .where('issuer', '=', this.#issuer)
      .executeTakeFirst();
    return found && { ...found, userId: toUserId(this.#issuer, found.subject) };
  }

  /** Returns the subjects that have a session with an address. */
  async listSubjects(email: string): Promise<string[]> {
    const rows = await this.#store
      .selectFrom('sessions')
      .select('subject')
      .distinct()
      .where('email_key', '=', toEmailKey(email))
      .where('issuer', '=', this.#issuer)
      .execute();
    return rows.map((row) => row.subject);
  }

  /** Ends all sessions of a user. Returns the credentials to delete with them. */
  endAll(subject: string): Promise<string[]> {
    return this.#listCredentials(this.#expire().where('subject', '=', subject));
  }

  /**
   * Ends the sessions of one provider session, or all sessions of a user, as a logout token requests. Returns the credentials to
   * delete with them.
   */
  endByLogoutToken({ subject, providerSession }: LogoutTarget): Promise<string[]> {
    const query = this.#expire()
      .$if(providerSession !== undefined, (all) => all.where('provider_session', '=', providerSession ?? ''))
      .$if(subject !== undefined, (all) => all.where('subject', '=', subject ?? ''));
    return this.#listCredentials(query);
  }

  // The rows are deleted with their credential. Until then, resources created in a session can be released.
  #expire() {
    const nowMs = this.#clock.nowMs();
    return this.#store
      .updateTable('sessions')
      .set({ expires_at: nowMs })
      .where('issuer', '=', this.#issuer)
      .where('expires_at', '>', nowMs)
      .returning('credential_id');
  }

  async #listCredentials(query: { execute(): Promise<{ credential_id: string }[]> }): Promise<string[]> {
    const rows = await query.execute();
    this.#cache.clear();
    return rows.map((row) => row.credential_id);
  }

  #selectActive() {
    const nowMs = this.#clock.nowMs();
    return this.#store
      .selectFrom('sessions')
      .select([
        'id_hash',
        'subject',
        'email',
        'name',
        'roles',
        'created_at',
        'last_seen_at',
        'expires_at',
        'user_agent',
      ])
      .where('issuer', '=', this.#issuer)
      .where('expires_at', '>', nowMs)
      .where('last_seen_at', '>', nowMs - IDLE_MS)
      .orderBy('created_at', 'desc')
      .orderBy('id_hash', 'desc');
  }

  async #load(sessionId: string): Promise<FoundSession | undefined> {
    const row = await this.#findRow(sessionId, this.#issuer);
    if (!row) return undefined;
    if (!this.#seals.hasValidSeal('sessions', row)) {
      await this.#store.deleteFrom('sessions').where('id_hash', '=', sessionId).execute();
      return undefined;
    }
    const userId = toUserId(this.#issuer, row.subject);
    const principal: Principal = {
      sessionId,
      userId,
      userHash: hashUser(userId),
      subject: row.subject,
      email: row.email,
      name: row.name,
      roles: JSON.parse(row.roles),
      credentialId: row.credential_id,
      authenticatedAt: row.authenticated_at ?? undefined,
      scopes: new Set(row.scopes.split(' ')),
      expiresAt: row.expires_at,
    };
    return { principal, lastSeenAt: row.last_seen_at };
  }

  // Errors are ignored so that read-only use continues while the store is not writable. The next request then extends the
  // session.
  async #touch(sessionId: string, nowMs: number): Promise<void> {
    if (this.#touching.has(sessionId)) return;
    this.#touching.add(sessionId);
    const touched = this.#store
      .updateTable('sessions')
      .set({ last_seen_at: nowMs })
      .where('id_hash', '=', sessionId)
      .execute()
      .then(() => this.#cache.clear())
      .catch(() => undefined)
      .finally(() => this.#touching.delete(sessionId));
    await withTimeout(touched, TOUCH_WAIT_MS);
  }
}

function isActive({ principal, lastSeenAt }: FoundSession, nowMs: number): boolean {
  return principal.expiresAt > nowMs && lastSeenAt + IDLE_MS > nowMs;
}

/** Selects a session and its permissions. The parameters are its ID and issuer, in this order. */
function rowQuery(store: Store) {
  return store
    .selectFrom('sessions')
    .innerJoin('credentials', 'credentials.id', 'sessions.credential_id')
    .selectAll('sessions')
    .select('credentials.scopes')
    .where('id_hash', '=', '')
    .where('issuer', '=', '');
}

/** Returns the stored form of a session ID: SHA-256 in hex. */
export function hashSessionId(id: string): string {
  return hash('sha256', id);
}
