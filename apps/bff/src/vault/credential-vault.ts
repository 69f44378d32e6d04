import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#clock.ts';
import type { Store } from '#store/open-store.ts';
import { openTokens, sealTokens } from './credential-seal.ts';
import type { KeyRing } from './key-ring.ts';
import { SealBrokenError } from './seal.ts';

/** Tokens of one sign-in. They exist in the clear only for the time of one request. */
export type Tokens = {
  accessToken: string;
  refreshToken: string | undefined;
  idToken: string | undefined;
  /** Unix milliseconds. */
  accessExpiresAt: number;
};

/** The credential is gone or no longer accepted: its sessions have ended and the person has to sign in again. */
export class CredentialLostError extends Error {
  override readonly name = 'CredentialLostError';
}

/** The credential could not be refreshed now, though it may still be good: the identity provider gave no answer. */
export class RefreshFailedError extends Error {
  override readonly name = 'RefreshFailedError';
}

/** Redeems a refresh token. Rejects with CredentialLostError when the identity provider refuses it for good. */
export type RefreshTokens = (refreshToken: string) => Promise<Tokens>;

const EARLY_REFRESH_MS = 60_000;
// The lease outlives the deadline of the token call, so that no second redeem starts while one may still succeed.
const LEASE_MS = 15_000;
const REFRESH_WAIT_MS = 12_000;
const POLL_MS = 30;
const KEEP_ATTEMPTS = 10;
const KEEP_AGAIN_MS = 300; // Times the attempts: about as long as a database server takes to come back.
const CACHE_MS = 2_000; // Bounds how long an ended credential still works on another replica.
const MAX_CACHED = 10_000;

type Row = { id: string; subject: string; sealed: Uint8Array; version: number; access_expires_at: number };

/** Keeps the tokens of all sign-ins sealed in the store, and fresh. */
export class CredentialVault {
  readonly #store: Store;
  readonly #ring: KeyRing;
  readonly #clock: Clock;
  readonly #refresh: RefreshTokens;
  readonly #onEnd: () => void;
  // Sealed rows only: plain tokens are never kept between requests.
  readonly #rows = new LRUCache<string, Row>({ max: MAX_CACHED, ttl: CACHE_MS, ttlResolution: 0 });
  readonly #refreshing = new Map<string, Promise<Row>>();

  /** `onEnd` is told when sessions have ended with their credential. */
  constructor(store: Store, ring: KeyRing, clock: Clock, refresh: RefreshTokens, onEnd: () => void = () => undefined) {
    this.#store = store;
    this.#ring = ring;
    this.#clock = clock;
    this.#refresh = refresh;
    this.#onEnd = onEnd;
  }

  /** Stores the tokens of a new sign-in; returns the credential's id. */
  async create(subject: string, scopes: readonly string[], tokens: Tokens): Promise<string> {
    const id = randomUUID();
    await this.#store
      .insertInto('credentials')
      .values({
        id,
        subject,
        scopes: scopes.join(' '),
        version: 1,
        lease_until: 0,
        ...sealTokens(this.#ring, { id, subject, version: 1 }, tokens),
      })
      .execute();
    return id;
  }

  /**
   * An access token that is good for at least `lifeMs`, a minute by default. Refreshes it when needed, with one call to
   * the identity provider however many ask, in this process and in others. Throws CredentialLostError when there is none
   * to be had ever, RefreshFailedError when there is none now. A token that a service `refused` is renewed, unless it has
   * been already.
   */
  async accessToken(id: string, refused?: string, lifeMs = EARLY_REFRESH_MS): Promise<string> {
    const row = await this.#find(id);
    const isFresh = row.access_expires_at > this.#clock.nowMs() + lifeMs;
    try {
      const { accessToken } = this.#open(row);
      if (isFresh && accessToken !== refused) return accessToken;
      return this.#open(await this.#refreshOnce(row)).accessToken;
    } catch (error) {
      // A row that was tampered with or whose key is gone never opens again, so its sessions end.
      if (error instanceof CredentialLostError) await this.delete(id);
      throw error;
    }
  }

  /** All tokens of a credential, for ending it at the identity provider; undefined when it is gone. */
  async read(id: string): Promise<Tokens | undefined> {
    const row = await this.#load(id);
    return row && this.#open(row);
  }

  /** Deletes a credential; its sessions go with it. */
  async delete(id: string): Promise<void> {
    this.#rows.delete(id);
    await this.#store.deleteFrom('sessions').where('credential_id', '=', id).execute();
    this.#onEnd();
    await this.#store.deleteFrom('credentials').where('id', '=', id).execute();
  }

  async #find(id: string): Promise<Row> {
    const known = this.#rows.get(id);
    if (known) return known;
    const row = await this.#load(id);
    if (!row) throw new CredentialLostError('the credential is gone');
    this.#rows.set(id, row);
    return row;
  }

  #load(id: string): Promise<Row | undefined> {
    return this.#store
      .selectFrom('credentials')
      .select(['id', 'subject', 'sealed', 'version', 'access_expires_at'])
      .where('id', '=', id)
      .executeTakeFirst();
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
      if (await this.#takeLease(row)) return this.#redeem(row);
      await sleep(POLL_MS);
      const current = await this.#load(row.id);
      if (!current) throw new CredentialLostError('the credential is gone');
      if (current.version !== row.version) {
        this.#rows.set(row.id, current);
        return current;
      }
    }
    throw new RefreshFailedError('another process holds the refresh lease for too long');
  }

  async #takeLease(row: Row): Promise<boolean> {
    const nowMs = this.#clock.nowMs();
    const result = await this.#store
      .updateTable('credentials')
      .set({ lease_until: nowMs + LEASE_MS })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('lease_until', '<', nowMs)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  }

  async #redeem(row: Row): Promise<Row> {
    try {
      const tokens = this.#open(row);
      if (!tokens.refreshToken) throw new CredentialLostError('the sign-in cannot be renewed');
      const renewed = await this.#refresh(tokens.refreshToken);
      return await this.#keep(row, { ...renewed, idToken: renewed.idToken ?? tokens.idToken });
    } catch (cause) {
      if (cause instanceof CredentialLostError) {
        await this.delete(row.id);
        throw cause;
      }
      // A store that is away now gives the lease up by the clock.
      await this.#releaseLease(row.id).catch(() => undefined);
      throw new RefreshFailedError('the identity provider gave no usable answer', { cause });
    }
  }

  // The provider has taken the old token for the last time: what it gave instead must not be lost with a connection.
  async #keep(row: Row, tokens: Tokens): Promise<Row> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#replace(row, tokens);
      } catch (error) {
        if (attempt === KEEP_ATTEMPTS) throw error;
        await sleep(KEEP_AGAIN_MS);
      }
    }
  }

  async #replace(row: Row, tokens: Tokens): Promise<Row> {
    const version = row.version + 1;
    const sealed = sealTokens(this.#ring, { ...row, version }, tokens);
    await this.#store
      .updateTable('credentials')
      .set({ ...sealed, version, lease_until: 0 })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .execute();
    const replaced = { ...row, ...sealed, version };
    this.#rows.set(row.id, replaced);
    return replaced;
  }

  async #releaseLease(id: string): Promise<void> {
    await this.#store.updateTable('credentials').set({ lease_until: 0 }).where('id', '=', id).execute();
  }

  #open(row: Row): Tokens {
    try {
      return openTokens(this.#ring, row);
    } catch (cause) {
      if (cause instanceof SealBrokenError) throw new CredentialLostError('the credential does not open', { cause });
      throw cause;
    }
  }
}
