import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import { type KeyRing, SealBrokenError, seal, unseal } from '#platform/keys/key-ring.ts';
import type { Store } from '#platform/store/open-store.ts';

/** How long a person may take at the identity provider. */
const SIGN_IN_MAX_AGE_SECONDS = 600;
/** How long a browser keeps the cookie: longer, so that a person who took too long is told so. */
export const SIGN_IN_COOKIE_MAX_AGE_SECONDS = 3_600;
const PURPOSE = 'sign-in';

/** What the BFF has to remember between sending a browser away and its return. */
export type SignInTransaction = {
  id: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  /** How long ago the person may have proved who they are; undefined when that does not matter. */
  maxAgeSeconds: number | undefined;
  issuer: string;
  returnTo: string;
  /**
   * `identify` asks only who somebody is; once the role is known, `authorize` asks for the scopes that the role needs.
   */
  phase: 'identify' | 'authorize';
  /** Whom the second phase has to come back with. */
  expectedSubject: string | undefined;
  /** Their address, for the page that says that somebody else came back. */
  expectedEmail: string | undefined;
  /** What the provider was asked for: a response that names no scopes grants these (RFC 6749 section 5.1). */
  scopes: readonly string[];
  /** The session that the new one takes the place of: no cookie of it comes along from another site. */
  replacesSession: string | undefined;
  /** Unix milliseconds. */
  expiresAt: number;
};

/**
 * Sign-ins in progress. They live sealed in a cookie of the browser that began them, so that only it can end them, on
 * any replica; the store remembers which have been used.
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

  /** Begins a sign-in; `cookieId` and `cookieValue` go into the browser. */
  begin(start: Omit<SignInTransaction, 'id' | 'expiresAt'>): { cookieId: string; cookieValue: string } {
    const cookieId = randomBytes(6).toString('base64url');
    const expiresAt = this.#clock.nowMs() + SIGN_IN_MAX_AGE_SECONDS * 1000;
    const transaction: SignInTransaction = { ...start, id: randomUUID(), expiresAt };
    const sealed = seal(this.#ring, PURPOSE, cookieId, JSON.stringify(transaction));
    return { cookieId, cookieValue: sealed.toString('base64url') };
  }

  /** The sign-in in a cookie; undefined when it is not one of ours or has expired. */
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

  /** Marks a sign-in as used; false when it was already, here or on another replica. */
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
