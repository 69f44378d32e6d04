import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { type Account, findAccount } from '#core/auth/directory.ts';
import { SignedTokens } from '#core/auth/signed-tokens.ts';
import type { Database } from '#db/database.ts';
import { PAGES_CLIENT_ID, SIGNED_IN_PATH } from './clients.ts';

/**
 * The signed-in users of the identity provider, for the services' own pages. These are below `/oidc`, the only path to which
 * browsers send the provider's cookie.
 */
export class UserSessions {
  readonly #provider: Provider;
  readonly #db: Database;
  readonly #origin: string;
  readonly #returns: SignedTokens;

  constructor(options: { provider: Provider; db: Database; origin: string }) {
    this.#provider = options.provider;
    this.#db = options.db;
    this.#origin = options.origin;
    this.#returns = new SignedTokens(options.db, ['return after sign-in']);
  }

  /** Returns the user signed in to the browser that sent a request, or undefined. */
  async find(request: IncomingMessage, response: ServerResponse): Promise<Account | undefined> {
    const { accountId } = await this.#provider.Session.get(this.#provider.createContext(request, response));
    return accountId === undefined ? undefined : findAccount(this.#db, accountId);
  }

  /**
   * Returns the URL at which a user signs in before returning to a path of the services: an ordinary authorization request. Its
   * code is never exchanged because only the session is needed, so the PKCE verifier is discarded.
   */
  toSignInAddress(returnPath: string): string {
    const url = new URL('/oidc/auth', this.#origin);
    url.search = new URLSearchParams({
      client_id: PAGES_CLIENT_ID,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: this.#origin + SIGNED_IN_PATH,
      state: this.#returns.write([returnPath]),
      code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString();
    return url.href;
  }

  /** Returns the path that a user continues to after signing in, or undefined if the URL was not created by `toSignInAddress`. */
  readReturnPath(url: URL): string | undefined {
    const [path] = this.#returns.read(url.searchParams.get('state') ?? '') ?? [];
    return typeof path === 'string' ? path : undefined;
  }
}
