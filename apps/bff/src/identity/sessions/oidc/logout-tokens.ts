import { errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '#domain/clock.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { OidcClient } from './oidc-client.ts';
import { SIGNING_ALGORITHMS } from './provider-keys.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const MAX_AGE_SECONDS = 120;

/** The scope of a logout at the provider: one of its sessions, all sessions of a user, or both. */
export type LogoutTarget = { subject: string | undefined; providerSession: string | undefined };

/** The logout token was not recently issued by the provider for this console. */
export class LogoutTokenError extends Error {
  override readonly name = 'LogoutTokenError';
}

/** The logout tokens of the identity provider (OpenID Connect Back-Channel Logout 1.0 section 2.6). Each works only once. */
export class LogoutTokens {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #oidc: OidcClient;
  readonly #config: BffConfig['oidc'];

  constructor(store: Store, clock: Clock, oidc: OidcClient, config: BffConfig['oidc']) {
    this.#store = store;
    this.#clock = clock;
    this.#oidc = oidc;
    this.#config = config;
  }

  /** Redeems a token. Rejects with LogoutTokenError if it is invalid, and with other errors if the keys cannot be loaded. */
  async redeem(token: string): Promise<LogoutTarget> {
    const claims = await this.#verify(token);
    const { sub: subject, sid, jti = '', nonce, events } = claims;
    const providerSession = typeof sid === 'string' ? sid : undefined;
    if (nonce !== undefined) throw new LogoutTokenError('it contains a nonce');
    if (!hasEvent(events)) throw new LogoutTokenError('it contains no logout event');
    if (subject === undefined && providerSession === undefined)
      throw new LogoutTokenError('it names no subject or session');
    if (!(await this.#isFirst(jti))) throw new LogoutTokenError('it has already been used');
    return { subject, providerSession };
  }

  async #verify(token: string): Promise<JWTPayload> {
    const keys = await this.#oidc.keys();
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: this.#config.issuer,
        audience: this.#config.clientId,
        algorithms: SIGNING_ALGORITHMS,
        typ: 'logout+jwt',
        requiredClaims: ['iat', 'jti'],
        maxTokenAge: MAX_AGE_SECONDS,
        currentDate: new Date(this.#clock.nowMs()),
      });
      return payload;
    } catch (cause) {
      const isProviderAway = cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError);
      throw isProviderAway ? cause : new LogoutTokenError('its signature is invalid', { cause });
    }
  }

  async #isFirst(jti: string): Promise<boolean> {
    const nowMs = this.#clock.nowMs();
    await this.#store.deleteFrom('used_logout_tokens').where('expires_at', '<', nowMs).execute();
    const result = await this.#store
      .insertInto('used_logout_tokens')
      // Outlives the maximum age of a token, even with clock differences.
      .values({ id: JSON.stringify([this.#config.issuer, jti]), expires_at: nowMs + 2 * MAX_AGE_SECONDS * 1000 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  }
}

function hasEvent(events: unknown): boolean {
  return typeof events === 'object' && events !== null && EVENT in events;
}
