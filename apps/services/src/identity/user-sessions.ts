import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { type Account, findAccount } from '#core/auth/directory.ts';
import { SignedTokens } from '#core/auth/signed-tokens.ts';
import type { Database } from '#db/database.ts';
import { PAGES_CLIENT_ID, SIGNED_IN_PATH } from './clients.ts';

/**
 * Who is signed in to the identity provider, for the services' own pages. Those lie below `/oidc`, the only place that
 * browsers send the provider's cookie to.
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

  /** The person whose browser sent a request; undefined when nobody is signed in there. */
  async find(request: IncomingMessage, response: ServerResponse): Promise<Account | undefined> {
    const { accountId } = await this.#provider.Session.get(this.#provider.createContext(request, response));
    return accountId === undefined ? undefined : findAccount(this.#db, accountId);
  }

  /**
   * Where to send a person to sign in and come back to one of our paths: an ordinary authorization request. Nobody
   * exchanges its code, as the session is all that is wanted; so the verifier behind the challenge is thrown away.
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

  /** The path that a person goes on to after signing in; undefined when they did not come from `toSignInAddress`. */
  readReturnPath(url: URL): string | undefined {
    const [path] = this.#returns.read(url.searchParams.get('state') ?? '') ?? [];
    return typeof path === 'string' ? path : undefined;
  }
}
