import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import { type KeyRing, SealBrokenError, seal, unseal } from '#platform/keys/key-ring.ts';
import type { Store } from '#platform/store/open-store.ts';

/** How long a user may take at the identity provider. */
const SIGN_IN_MAX_AGE_SECONDS = 600;
/**
 * How long a browser keeps the cookie. Longer than the sign-in may take, so that the user can be informed that it took too long.
 */
export const SIGN_IN_COOKIE_MAX_AGE_SECONDS = 3_600;
const PURPOSE = 'sign-in';

/** The state that the BFF needs between redirecting a browser to the provider and its return. */
export type SignInTransaction = {
  id: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The maximum age of the user's authentication. Undefined if any age is accepted. */
  maxAgeSeconds: number | undefined;
  issuer: string;
  returnTo: string;
  /**
   * `identify` requests only the user's identity. Once the role is known, `authorize` requests the scopes that the role needs.
   */
  phase: 'identify' | 'authorize';
  /** The user that the second phase must return with. */
  expectedSubject: string | undefined;
  /** The expected user's address, for the page that reports a different user. */
  expectedEmail: string | undefined;
  /** The requested scopes. A response without scopes grants exactly these (RFC 6749 section 5.1). */
  scopes: readonly string[];
  /** The session that the new one replaces. Its cookie is not sent on the cross-site return. */
  replacesSession: string | undefined;
  /** Unix milliseconds. */
  expiresAt: number;
};

/**
 * Sign-ins in progress. They are sealed in a cookie of the browser that started them, so that only this browser can finish them,
 * on any replica. The store records which have been used.
 */
export class SignInTransactions {
  readonly #store: Store;
  readonly #ring: KeyRing;
  readonly #clock: Clock;

  constructor(store: Store, ring: KeyRing, clock: Clock) {
    this.#store = store;
    this.#ring = ring;
    this.#clock = clock;
  }

  /** Starts a sign-in. `cookieId` and `cookieValue` are set in the browser. */
  begin(start: Omit<SignInTransaction, 'id' | 'expiresAt'>): { cookieId: string; cookieValue: string } {
    const cookieId = randomBytes(6).toString('base64url');
    const expiresAt = this.#clock.nowMs() + SIGN_IN_MAX_AGE_SECONDS * 1000;
    const transaction: SignInTransaction = { ...start, id: randomUUID(), expiresAt };
    const sealed = seal(this.#ring, PURPOSE, cookieId, JSON.stringify(transaction));
    return { cookieId, cookieValue: sealed.toString('base64url') };
  }

  /** Returns the sign-in in a cookie, or undefined if it was not created here or has expired. */
  open(cookieId: string, cookieValue: string): SignInTransaction | undefined {
    try {
      const text = unseal(this.#ring, PURPOSE, cookieId, Buffer.from(cookieValue, 'base64url'));
      const transaction: SignInTransaction = JSON.parse(text);
      return transaction.expiresAt > this.#clock.nowMs() ? transaction : undefined;
    } catch (error) {
      if (error instanceof SealBrokenError) return undefined;
      throw error;
    }
  }

  /** Marks a sign-in as used. Returns false if it had already been used, here or on another replica. */
  async use(transaction: SignInTransaction): Promise<boolean> {
    await this.#store.deleteFrom('used_sign_ins').where('expires_at', '<', this.#clock.nowMs()).execute();
    const result = await this.#store
      .insertInto('used_sign_ins')
      .values({ id: transaction.id, expires_at: transaction.expiresAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  }
}
