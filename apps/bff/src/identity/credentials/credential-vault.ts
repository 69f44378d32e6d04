import { randomUUID } from 'node:crypto';
import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { LRUCache } from 'lru-cache';
import { type Clock, sleep } from '#domain/clock.ts';
import { CredentialLostError, RefreshFailedError } from '#domain/credential-errors.ts';
import { type KeyRing, SealBrokenError } from '#platform/keys/key-ring.ts';
import { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { openTokens, sealTokens } from './credential-seal.ts';
import type { Tokens } from './tokens.ts';

/** What the vault asks of the identity provider. */
export type TokenProvider = {
  /** Redeems a refresh token. Rejects with CredentialLostError when the provider refuses it for good. */
  refresh: (refreshToken: string) => Promise<Tokens>;
  /** Tells the provider that a refresh token is not needed any more. Nobody waits for it. */
  discard: (refreshToken: string) => void;
};

/** Gives back at the services what was made with a credential, while it still can. Never rejects, and ends soon. */
export type BeforeEnd = (credentialId: string) => Promise<void>;

/** A credential that was found lost, and whose session has ended with it. */
export type LostCredential = { error: CredentialLostError; subject: string; email?: string; sessionId?: string };

/** What is left of a credential that was taken: whose it was, and the tokens that open. */
export type TakenCredential = { subject: string } & Partial<Pick<Tokens, 'refreshToken' | 'idToken'>>;

/** Who is told of what happens to credentials. */
export type VaultEvents = {
  /** Sessions have ended with their credential. */
  onEnd: () => void;
  /** A credential was found lost. Of all who find the same loss, one tells. */
  onLost: (lost: LostCredential) => Promise<void>;
};

/** How long before its end an access token is no longer used. */
export const EARLY_REFRESH_MS = 60_000;
// The lease outlives the deadline of the token call, so that no second redeem starts while one may still succeed.
const LEASE_MS = 15_000;
const REFRESH_WAIT_MS = 12_000;
const POLL_MS = 30;
const SAVE_ATTEMPTS = 10;
const SAVE_AGAIN_MS = 300; // Times the attempts: about as long as a database server takes to come back.
const CACHE_MS = 2_000; // Bounds how long an ended credential still works on another replica.
const MAX_CACHED = 10_000;

const COLUMNS = ['id', 'subject', 'scopes', 'sealed', 'version', 'access_expires_at'] as const;

type Row = {
  id: string;
  subject: string;
  scopes: string;
  sealed: Uint8Array;
  version: number;
  access_expires_at: number;
};

/** Keeps the tokens of all sign-ins sealed in the store, and fresh. */
export class CredentialVault {
  readonly #store: Store;
  readonly #ring: KeyRing;
  readonly #clock: Clock;
  readonly #provider: TokenProvider;
  readonly #events: VaultEvents;
  // Sealed rows only: plain tokens are never kept between requests.
  readonly #rows = new LRUCache<string, Row>({ max: MAX_CACHED, ttl: CACHE_MS, ttlResolution: 0 });
  readonly #refreshing = new Map<string, Promise<Row>>();
  readonly #beforeEnd: BeforeEnd[] = [];

  constructor(store: Store, ring: KeyRing, clock: Clock, provider: TokenProvider, events: VaultEvents) {
    this.#store = store;
    this.#ring = ring;
    this.#clock = clock;
    this.#provider = provider;
    this.#events = events;
  }

  /** Registers what is done with each credential before it is deleted. */
  beforeEnd(listener: BeforeEnd): void {
    this.#beforeEnd.push(listener);
  }

  /** Stores the tokens of a new sign-in; returns the credential's id. */
  async create(subject: string, scopes: readonly string[], tokens: Tokens): Promise<string> {
    const place = { id: randomUUID(), subject, scopes: scopes.join(' '), version: 1 };
    await this.#store
      .insertInto('credentials')
      .values({ ...place, lease_until: 0, ...sealTokens(this.#ring, place, tokens) })
      .execute();
    return place.id;
  }

  /**
   * An access token that is good for at least `lifeMs`, a minute by default. Refreshes it when needed, with one call to the identity provider however many ask, in this process and in others. Rejects with
   * CredentialLostError when there is none to be had ever, with RefreshFailedError when there is none now. A token that a
   * service `refused` is renewed, unless it has been already.
   */
  async accessToken(id: string, refused?: string, lifeMs = EARLY_REFRESH_MS): Promise<string> {
    const row = this.#rows.get(id) ?? (await this.#find(id));
    try {
      const tokens = this.#open(row);
      const isFresh = row.access_expires_at > this.#clock.nowMs() + lifeMs && tokens.accessToken !== refused;
      return isFresh ? tokens.accessToken : this.#open(await this.#refreshOnce(row)).accessToken;
    } catch (error) {
      // A row that was tampered with or whose key is gone never opens again, so its sessions end.
      if (error instanceof CredentialLostError) await this.#lose(id, error);
      throw error;
    }
  }

  /**
   * Ends the sessions of a credential at once, gives back what was made with it, and deletes it. A process that ends in between
   * leaves expired sessions, which are ended again. Returns its refresh token, to be ended at the identity provider, which is
   * absent where there is none or it does not open, and whose it was; undefined when the credential was gone.
   */
  async take(id: string): Promise<TakenCredential | undefined> {
    await this.#expireSessions(id);
    await Promise.all(this.#beforeEnd.map((listener) => listener(id)));
    const row = await this.#delete(id);
    if (!row) return undefined;
    try {
      const { refreshToken, idToken } = this.#open(row);
      return { subject: row.subject, refreshToken, idToken };
    } catch (error) {
      if (error instanceof CredentialLostError) return { subject: row.subject };
      throw error;
    }
  }

  async #expireSessions(id: string): Promise<void> {
    const nowMs = this.#clock.nowMs();
    const expiry = this.#store
      .updateTable('sessions')
      .set({ expires_at: nowMs })
      .where('credential_id', '=', id)
      .where('expires_at', '>', nowMs);
    try {
      await expiry.execute();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      // On a full disk there is room left for deletes alone.
      await this.#store.deleteFrom('sessions').where('credential_id', '=', id).execute();
    }
    this.#events.onEnd();
  }

  async #delete(id: string): Promise<Row | undefined> {
    this.#rows.delete(id);
    await this.#store.deleteFrom('sessions').where('credential_id', '=', id).execute();
    this.#events.onEnd();
    return this.#store.deleteFrom('credentials').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
  }

  async #lose(id: string, error: CredentialLostError): Promise<void> {
    const ofSession = this.#store.selectFrom('sessions').select(['id_hash', 'email']).where('credential_id', '=', id);
    const session = await ofSession.executeTakeFirst();
    const row = await this.#delete(id);
    if (!row) return;
    const named = session && { email: session.email, sessionId: session.id_hash };
    await this.#events.onLost({ error, subject: row.subject, ...named });
  }

  async #find(id: string): Promise<Row> {
    const row = await this.#load(id);
    if (!row) throw new CredentialLostError('gone');
    this.#rows.set(id, row);
    return row;
  }

  #load(id: string): Promise<Row | undefined> {
    return this.#store.selectFrom('credentials').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  }

  #refreshOnce(row: Row): Promise<Row> {
    const running = this.#refreshing.get(row.id);
    if (running !== undefined) return running;
    const started = this.#refreshUnderLease(row).finally(() => this.#refreshing.delete(row.id));
    this.#refreshing.set(row.id, started);
    return started;
  }

  async #refreshUnderLease(row: Row): Promise<Row> {
    const deadline = this.#clock.nowMs() + REFRESH_WAIT_MS;
    while (this.#clock.nowMs() < deadline) {
      const lease = await this.#takeLease(row);
      if (lease) return this.#redeem(row, lease);
      await sleep(this.#clock, POLL_MS);
      const current = await this.#load(row.id);
      if (!current) throw new CredentialLostError('gone');
      if (current.version !== row.version) {
        this.#rows.set(row.id, current);
        return current;
      }
    }
    throw new RefreshFailedError('another process holds the refresh lease for too long');
  }

  #takeLease({ id, version }: Row): Promise<Lease | undefined> {
    const options = { where: { version }, durationMs: LEASE_MS };
    return Lease.take(this.#store, this.#clock, { table: 'credentials', key: { id } }, options);
  }

  async #redeem(row: Row, lease: Lease): Promise<Row> {
    try {
      const tokens = this.#open(row);
      if (!tokens.refreshToken) throw new CredentialLostError('final');
      const renewed = await this.#provider.refresh(tokens.refreshToken);
      return await this.#save(row, { ...renewed, idToken: renewed.idToken ?? tokens.idToken });
    } catch (cause) {
      if (cause instanceof CredentialLostError) throw cause;
      // A store that is away now gives the lease up by the clock.
      await lease.release().catch(() => undefined);
      throw new RefreshFailedError('the identity provider sent no usable response', { cause });
    }
  }

  // The provider has taken the old token for the last time: what it gave instead must not be lost with a connection.
  async #save(row: Row, tokens: Tokens): Promise<Row> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#replace(row, tokens);
      } catch (error) {
        if (attempt === SAVE_ATTEMPTS || error instanceof CredentialLostError) throw error;
        await sleep(this.#clock, SAVE_AGAIN_MS);
      }
    }
  }

  async #replace(row: Row, tokens: Tokens): Promise<Row> {
    const version = row.version + 1;
    const sealed = sealTokens(this.#ring, { ...row, version }, tokens);
    const { numUpdatedRows } = await this.#store
      .updateTable('credentials')
      .set({ ...sealed, version, lease_until: 0 })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return this.#findReplaced(row.id, tokens);
    const replaced = { ...row, ...sealed, version };
    this.#rows.set(row.id, replaced);
    return replaced;
  }

  // Another process has stored a renewed token, or the session has ended and nobody needs the new one.
  async #findReplaced(id: string, { refreshToken }: Tokens): Promise<Row> {
    const current = await this.#load(id);
    if (!current) {
      if (refreshToken !== undefined) this.#provider.discard(refreshToken);
      throw new CredentialLostError('gone');
    }
    this.#rows.set(id, current);
    return current;
  }

  #open(row: Row): Tokens {
    try {
      return openTokens(this.#ring, row);
    } catch (cause) {
      if (cause instanceof SealBrokenError) throw new CredentialLostError('broken', { cause });
      throw cause;
    }
  }
}
