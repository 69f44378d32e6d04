import { randomUUID } from 'node:crypto';
import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { LRUCache } from 'lru-cache';
import { type Clock, sleep } from '#domain/clock.ts';
import { CredentialLostError, RefreshFailedError } from '#domain/credential-errors.ts';
import { limitEntries } from '#platform/cache/limit-entries.ts';
import { type KeyRing, SealBrokenError } from '#platform/keys/key-ring.ts';
import { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { openTokens, sealTokens } from './credential-seal.ts';
import type { Tokens } from './tokens.ts';

/** The operations of the identity provider that the vault uses. */
export type TokenProvider = {
  /** Redeems a refresh token. Rejects with CredentialLostError if the provider permanently rejects it. */
  refresh: (refreshToken: string) => Promise<Tokens>;
  /** Revokes a refresh token that is no longer needed, in the background. */
  discard: (refreshToken: string) => void;
};

/**
 * Releases resources at the services that were created with a credential, while it is still valid. Never rejects, and resolves
 * quickly.
 */
export type ReleaseResources = (credentialId: string) => Promise<void>;

/** A credential that was found to be lost, and whose session has therefore ended. */
export type LostCredential = { error: CredentialLostError; subject: string; email?: string; sessionId?: string };

/** The remains of a removed credential: its user, and the tokens that could be unsealed. */
export type EndedCredential = { subject: string } & Partial<Pick<Tokens, 'refreshToken' | 'idToken'>>;

/** The callbacks for credential events. */
export type VaultEvents = {
  /** Called after sessions have ended together with their credential. */
  onEnd: () => void;
  /** Called when a credential is found to be lost. Only one of several concurrent callers that find the same loss reports it. */
  onLost: (lost: LostCredential) => Promise<void>;
};

/** How long before its expiry an access token is no longer used. */
export const EARLY_REFRESH_MS = 60_000;
// The lease outlives the deadline of the token call, so that no second refresh starts while the first may still succeed.
const LEASE_MS = 15_000;
const REFRESH_WAIT_MS = 12_000;
const POLL_MS = 30;
const SAVE_ATTEMPTS = 10;
const SAVE_AGAIN_MS = 300; // Multiplied by the number of attempts: about as long as a database server takes to restart.
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

/** Stores the tokens of all sign-ins sealed, and keeps them fresh. */
export class CredentialVault {
  readonly #store: Store;
  readonly #ring: KeyRing;
  readonly #clock: Clock;
  readonly #provider: TokenProvider;
  readonly #events: VaultEvents;
  // Caches sealed rows only; plain tokens are never retained between requests.
  readonly #rows = new LRUCache<string, Row>({ ...limitEntries(MAX_CACHED), ttl: CACHE_MS, ttlResolution: 0 });
  readonly #refreshing = new Map<string, Promise<Row>>();
  readonly #beforeEnd: ReleaseResources[] = [];

  constructor(store: Store, ring: KeyRing, clock: Clock, provider: TokenProvider, events: VaultEvents) {
    this.#store = store;
    this.#ring = ring;
    this.#clock = clock;
    this.#provider = provider;
    this.#events = events;
  }

  /** Registers a listener that runs before each credential is deleted. */
  addEndListener(listener: ReleaseResources): void {
    this.#beforeEnd.push(listener);
  }

  /** Stores the tokens of a new sign-in. Returns the ID of the credential. */
  async create(subject: string, scopes: readonly string[], tokens: Tokens): Promise<string> {
    const place = { id: randomUUID(), subject, scopes: scopes.join(' '), version: 1 };
    await this.#store
      .insertInto('credentials')
      .values({ ...place, lease_until: 0, ...sealTokens(this.#ring, place, tokens) })
      .execute();
    return place.id;
  }

  /**
   * Returns an access token that is valid for at least `lifeMs`, by default one minute. Refreshes it if necessary; concurrent
   * callers in all processes share one call to the identity provider. Rejects with CredentialLostError if no token can ever be
   * obtained, and with RefreshFailedError if none is available now. A token that a service `refused` is refreshed unless that has
   * already happened.
   */
  async getAccessToken(id: string, refused?: string, lifeMs = EARLY_REFRESH_MS): Promise<string> {
    const row = this.#rows.get(id) ?? (await this.#find(id));
    try {
      const tokens = this.#open(row);
      const isFresh = row.access_expires_at > this.#clock.nowMs() + lifeMs && tokens.accessToken !== refused;
      return isFresh ? tokens.accessToken : this.#open(await this.#refreshOnce(row)).accessToken;
    } catch (error) {
      // A row that was tampered with, or whose key is missing, can never be unsealed again, so its sessions end.
      if (error instanceof CredentialLostError) await this.#deleteLost(id, error);
      throw error;
    }
  }

  /**
   * Ends the sessions of a credential immediately, releases resources created with it, and deletes it. If the process is lost in
   * between, the expired sessions are ended later. Returns the user and the refresh token to revoke, which is absent if there is
   * none or it cannot be unsealed. Returns undefined if the credential was already deleted.
   */
  async endCredential(id: string): Promise<EndedCredential | undefined> {
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
      // A full disk has space for deletes only.
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

  async #deleteLost(id: string, error: CredentialLostError): Promise<void> {
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
      const lease = await this.#acquireLease(row);
      if (lease) return this.#redeem(row, lease);
      await sleep(this.#clock, POLL_MS);
      const current = await this.#load(row.id);
      if (!current) throw new CredentialLostError('gone');
      if (current.version !== row.version) {
        this.#rows.set(row.id, current);
        return current;
      }
    }
    throw new RefreshFailedError('another process has held the refresh lease for too long');
  }

  #acquireLease({ id, version }: Row): Promise<Lease | undefined> {
    const options = { where: { version }, durationMs: LEASE_MS };
    return Lease.acquire(this.#store, this.#clock, { table: 'credentials', key: { id } }, options);
  }

  async #redeem(row: Row, lease: Lease): Promise<Row> {
    try {
      const tokens = this.#open(row);
      if (!tokens.refreshToken) throw new CredentialLostError('final');
      const renewed = await this.#provider.refresh(tokens.refreshToken);
      return await this.#save(row, { ...renewed, idToken: renewed.idToken ?? tokens.idToken });
    } catch (cause) {
      if (cause instanceof CredentialLostError) throw cause;
      // If the store is unavailable, the lease expires instead.
      await lease.release().catch(() => undefined);
      if (cause instanceof RefreshFailedError) throw cause;
      throw new RefreshFailedError('the identity provider sent no usable response', { cause });
    }
  }

  // The provider has invalidated the old token, so its replacement must not be lost because of a failed connection.
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

  // Another process has stored a refreshed token, or the session has ended and the new token is not needed.
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
