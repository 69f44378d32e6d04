import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { hashToken, revokeAccessToken, saveAccessToken } from '#core/auth/access-tokens.ts';
import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { purgeIdentity } from './purge-identity.ts';
import { findClientMetadata } from './registered-clients.ts';

const SWEEP_INTERVAL_MS = MINUTE_MS;
// Replaces the row's own ID in a stored payload, because it must not be readable there. JSON text never contains this character
// unescaped.
const ID_PLACEHOLDER = '\u0001';

type StoredRow = { payload: string; consumedAt: number | null };

/** Creates an adapter for each resource type of the identity provider, all on one database. */
export function createAdapterFactory(db: Database, clock: Clock): (model: string) => Adapter {
  const sweep = createSweep(db, clock);
  return (model) => new SqliteAdapter(model, db, clock, sweep);
}

/**
 * Storage of the identity provider (the Adapter interface of oidc-provider). Access tokens are also stored where the services
 * look up bearer credentials, in the same transaction.
 */
class SqliteAdapter implements Adapter {
  readonly #model: string;
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #sweep: () => void;

  constructor(model: string, db: Database, clock: Clock, sweep: () => void) {
    this.#model = model;
    this.#db = db;
    this.#clock = clock;
    this.#sweep = sweep;
  }

  async upsert(id: string, payload: AdapterPayload, expiresInSeconds?: number): Promise<void> {
    await this.#db.write(() => {
      const expiresAt = expiresInSeconds === undefined ? null : this.#clock.nowMs() + expiresInSeconds * 1000;
      this.#sweep();
      this.#db.run(
        `INSERT INTO oidc_payloads (model, id_hash, payload, grant_id, uid, expires_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (model, id_hash) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, expires_at = excluded.expires_at`,
        this.#model,
        hashToken(id),
        seal(id, payload),
        payload.grantId ?? null,
        payload.uid ?? null,
        expiresAt,
      );
      if (this.#model === 'AccessToken') this.#enterAccessToken(id, payload, expiresAt ?? 0);
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    // Clients are registered by command, in another process.
    if (this.#model === 'Client') return findClientMetadata(this.#db, id);
    const row = this.#db.get<StoredRow>(
      'SELECT payload, consumed_at AS consumedAt FROM oidc_payloads WHERE model = ? AND id_hash = ?',
      this.#model,
      hashToken(id),
    );
    return row && unseal(id, row);
  }

  /** Returns the payload without its ID. The provider only reads the session it finds this way. */
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = this.#db.get<StoredRow>(
      'SELECT payload, consumed_at AS consumedAt FROM oidc_payloads WHERE model = ? AND uid = ?',
      this.#model,
      uid,
    );
    return row && { ...unseal('', row), jti: undefined };
  }

  // Only the device flow has user codes, and it is off.
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /**
   * Marks a resource as used. If two requests consume it concurrently, the second is treated like any later reuse: the whole
   * grant is revoked.
   */
  async consume(id: string): Promise<void> {
    const isFirst = await this.#db.write(() => this.#markConsumed(hashToken(id)));
    if (isFirst) return;
    if (this.#model === 'PushedAuthorizationRequest') throw new errors.InvalidRequest('request_uri was already used');
    throw new errors.InvalidGrant(`${this.#model} was already used`);
  }

  async destroy(id: string): Promise<void> {
    await this.#db.write(() => {
      this.#db.run('DELETE FROM oidc_payloads WHERE model = ? AND id_hash = ?', this.#model, hashToken(id));
      if (this.#model === 'AccessToken') revokeAccessToken(this.#db, id);
    });
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db.write(() => {
      if (this.#model === 'AccessToken') this.#revokeAccessTokensOf(grantId);
      this.#db.run('DELETE FROM oidc_payloads WHERE grant_id = ? AND model = ?', grantId, this.#model);
    });
  }

  /** Marks a resource as used. Returns whether this is its first use. Any later use revokes the whole grant. */
  #markConsumed(idHash: string): boolean {
    const { changes } = this.#db.run(
      'UPDATE oidc_payloads SET consumed_at = ? WHERE model = ? AND id_hash = ? AND consumed_at IS NULL',
      Math.floor(this.#clock.nowMs() / 1000),
      this.#model,
      idHash,
    );
    if (changes === 1) return true;
    const row = this.#db.get<{ grantId: string | null }>(
      'SELECT grant_id AS grantId FROM oidc_payloads WHERE model = ? AND id_hash = ?',
      this.#model,
      idHash,
    );
    if (row?.grantId) this.#endGrant(row.grantId);
    return false;
  }

  #enterAccessToken(token: string, payload: AdapterPayload, expiresAt: number): void {
    if (!payload.accountId || !payload.clientId) throw new TypeError('An access token must have a user and a client.');
    saveAccessToken(this.#db, token, {
      accountId: payload.accountId,
      clientId: payload.clientId,
      scopes: payload.scope?.split(' ') ?? [],
      expiresAt,
    });
  }

  #endGrant(grantId: string): void {
    this.#db.transaction(() => {
      this.#revokeAccessTokensOf(grantId);
      this.#db.run('DELETE FROM oidc_payloads WHERE grant_id = ?', grantId);
      this.#db.run("DELETE FROM oidc_payloads WHERE model = 'Grant' AND id_hash = ?", hashToken(grantId));
    });
  }

  #revokeAccessTokensOf(grantId: string): void {
    this.#db.run(
      `DELETE FROM access_tokens WHERE token_hash IN
         (SELECT id_hash FROM oidc_payloads WHERE grant_id = ? AND model = 'AccessToken')`,
      grantId,
    );
  }
}

function seal(id: string, payload: AdapterPayload): string {
  // An interaction includes the browser's session ID, which nothing reads.
  const { cookie: _, ...session } = payload.session ?? {};
  const retained = payload.session ? { ...payload, session } : payload;
  return JSON.stringify(retained).replaceAll(id, ID_PLACEHOLDER);
}

function unseal(id: string, row: StoredRow): AdapterPayload {
  const payload: AdapterPayload = JSON.parse(row.payload.replaceAll(ID_PLACEHOLDER, () => id));
  return row.consumedAt === null ? payload : { ...payload, consumed: row.consumedAt };
}

function createSweep(db: Database, clock: Clock): () => void {
  let sweptAtMs = 0;
  return () => {
    const nowMs = clock.nowMs();
    if (nowMs - sweptAtMs < SWEEP_INTERVAL_MS) return;
    sweptAtMs = nowMs;
    purgeIdentity(db, nowMs);
  };
}
