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
import type { LoggedOut } from './oidc/logout-tokens.ts';
import type { FoundSession, SessionCache } from './session-cache.ts';

/** How long a session lasts without a request. */
export const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
const TOUCH_EVERY_MS = 60_000; // The idle clock is exact to this, which saves a write on every request.
const TOUCH_WAIT_MS = 250;

/** Who a new session belongs to. */
export type NewSession = {
  subject: string;
  /** The provider's own session; undefined when it did not name it. */
  providerSession: string | undefined;
  email: string;
  name: string;
  roles: readonly Role[];
  /** When the person proved who they are, in Unix milliseconds; undefined when the provider did not tell. */
  authenticatedAt: number | undefined;
  credentialId: string;
  userAgent: string;
  /** When the session ends at the latest, in Unix milliseconds, if that is earlier than sessions end anyway. */
  endsAt?: number | undefined;
};

/** Where a page of sessions ends: the start and id of its last one. */
export type SessionPosition = { createdAt: number; id: string };

/**
 * Sessions of the people whom one issuer vouches for: a subject means nothing without it (OpenID Connect Core 1.0
 * section 2). The store holds only hashes of session ids.
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

  /** Starts a session; returns the id for the cookie. */
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

  /** Who a session id stands for; undefined when it is unknown, idle for too long or expired. */
  async find(id: string): Promise<Principal | undefined> {
    const sessionId = hashSessionId(id);
    const nowMs = this.#clock.nowMs();
    const found = await this.#cache.find(sessionId, () => this.#load(sessionId));
    if (!found || !isLiving(found, nowMs)) return undefined;
    if (found.lastSeenAt + TOUCH_EVERY_MS <= nowMs) await this.#touch(sessionId, nowMs);
    return found.principal;
  }

  /**
   * The newest living session of a person, for work that goes on in the background. Such work keeps no session alive, so
   * it ends with the last of them.
   */
  async findForWork(userId: string): Promise<Principal | undefined> {
    for (const sessionId of await this.listOfUser(userId)) {
      const found = await this.#load(sessionId);
      if (found && isLiving(found, this.#clock.nowMs())) return found.principal;
    }
    return undefined;
  }

  /** The stored hashes of the living sessions of a person, newest first. */
  async listOfUser(userId: string): Promise<string[]> {
    const rows = await this.#living().where('subject', '=', toSubject(this.#issuer, userId)).execute();
    return rows.map((row) => row.id_hash);
  }

  /** The living sessions of a person, newest first. Their ids here are the stored hashes, which open nothing. */
  async list(subject: string): Promise<ActiveSession[]> {
    const rows = await this.#living().where('subject', '=', subject).execute();
    return rows.map(toUserSession);
  }

  /** At most `limit` living sessions of everyone, newest first, from after a position. */
  async listOfEveryone(limit: number, after: SessionPosition | undefined): Promise<UserSession[]> {
    const all = this.#living().limit(limit);
    const rest =
      after &&
      all.where((where) => where(where.refTuple('created_at', 'id_hash'), '<', where.tuple(after.createdAt, after.id)));
    const rows = await (rest ?? all).execute();
    return rows.map(toUserSession);
  }

  /** Which of these sessions have not ended. Looking does not keep them. */
  async filterActiveSessions(sessionIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.#living().where('id_hash', 'in', sessionIds).execute();
    return new Set(rows.map((row) => row.id_hash));
  }

  /** Whose session an id from a list names; undefined when there is none. */
  async findOwner(sessionId: string): Promise<string | undefined> {
    const row = await this.#living().where('id_hash', '=', sessionId).executeTakeFirst();
    return row?.subject;
  }

  /**
   * Ends one session of a person; returns the credential that has to be deleted with it, or undefined when there was no such
   * session.
   */
  async end(subject: string, sessionId: string): Promise<string | undefined> {
    const query = this.#expire().where('id_hash', '=', sessionId).where('subject', '=', subject);
    const [credentialId] = await this.#listCredentials(query);
    return credentialId;
  }

  /** Whose a session is, also when it has ended and what was made with it is still to be given back. */
  async findUser(sessionId: string): Promise<{ userId: string; subject: string; email: string } | undefined> {
    const found = await this.#store
      .selectFrom('sessions')
      .select(['subject', 'email'])
      .where('id_hash', '=', sessionId)
      .where('issuer', '=', this.#issuer)
      .executeTakeFirst();
    return found && { ...found, userId: toUserId(this.#issuer, found.subject) };
  }

  /** Subjects that have a session under an address. */
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

  /** Ends all sessions of a person; returns the credentials that have to be deleted with them. */
  endAll(subject: string): Promise<string[]> {
    return this.#listCredentials(this.#expire().where('subject', '=', subject));
  }

  /**
   * Ends what came from one of the provider's own sessions, or from any of a person's, as a logout token asks; returns the
   * credentials that have to be deleted with them.
   */
  endForProvider({ subject, providerSession }: LoggedOut): Promise<string[]> {
    const query = this.#expire()
      .$if(providerSession !== undefined, (all) => all.where('provider_session', '=', providerSession ?? ''))
      .$if(subject !== undefined, (all) => all.where('subject', '=', subject ?? ''));
    return this.#listCredentials(query);
  }

  // The rows go with their credential: until then what was made in a session can be given back.
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

  #living() {
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
    if (!this.#seals.isSealed('sessions', row)) {
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

  // Whoever only reads goes on while nothing can be written: the next request moves the idle clock then.
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

function isLiving({ principal, lastSeenAt }: FoundSession, nowMs: number): boolean {
  return principal.expiresAt > nowMs && lastSeenAt + IDLE_MS > nowMs;
}

/** A session and what it may do, by the values of its id and issuer in this order. */
function rowQuery(store: Store) {
  return store
    .selectFrom('sessions')
    .innerJoin('credentials', 'credentials.id', 'sessions.credential_id')
    .selectAll('sessions')
    .select('credentials.scopes')
    .where('id_hash', '=', '')
    .where('issuer', '=', '');
}

/** The stored form of a session id: SHA-256 in hex. */
export function hashSessionId(id: string): string {
  return hash('sha256', id);
}
