import { errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '#domain/clock.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { OidcClient } from './oidc-client.ts';
import { SIGNING_ALGORITHMS } from './provider-keys.ts';
import { toSignInError } from './sign-in-error.ts';

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

  /**
   * Redeems a token: ends what it names with `end`. If that fails, the provider can deliver the token again. Rejects with
   * LogoutTokenError if the token is invalid, with SignInError if the keys cannot be loaded, and with the error of `end`.
   */
  async redeem<Result>(token: string, end: (target: LogoutTarget) => Promise<Result>): Promise<Result> {
    const { sub: subject, sid, jti = '', nonce, events } = await this.#verify(token);
    const providerSession = typeof sid === 'string' ? sid : undefined;
    if (nonce !== undefined) throw new LogoutTokenError('it contains a nonce');
    if (!hasEvent(events)) throw new LogoutTokenError('it contains no logout event');
    if (subject === undefined && providerSession === undefined)
      throw new LogoutTokenError('it names no subject or session');
    if (await this.#isUsed(jti)) throw new LogoutTokenError('it has already been used');
    const result = await end({ subject, providerSession });
    await this.#markUsed(jti);
    return result;
  }

  async #verify(token: string): Promise<JWTPayload> {
    try {
      const keys = await this.#oidc.keys();
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
      const isInvalid = cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout);
      throw isInvalid ? new LogoutTokenError('its signature is invalid', { cause }) : toSignInError(cause);
    }
  }

  async #isUsed(jti: string): Promise<boolean> {
    const query = this.#store.selectFrom('used_logout_tokens').select('id').where('id', '=', this.#toId(jti));
    return (await query.executeTakeFirst()) !== undefined;
  }

  async #markUsed(jti: string): Promise<void> {
    const nowMs = this.#clock.nowMs();
    await this.#store.deleteFrom('used_logout_tokens').where('expires_at', '<', nowMs).execute();
    await this.#store
      .insertInto('used_logout_tokens')
      // Outlives the maximum age of a token, even with clock differences.
      .values({ id: this.#toId(jti), expires_at: nowMs + 2 * MAX_AGE_SECONDS * 1000 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  #toId(jti: string): string {
    return JSON.stringify([this.#config.issuer, jti]);
  }
}

function hasEvent(events: unknown): boolean {
  return typeof events === 'object' && events !== null && EVENT in events;
}
