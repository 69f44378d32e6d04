import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import type { Clock } from '#core/clock.ts';
import { insufficientScopes, unauthenticated } from '#core/errors/service-error-format.ts';
import type { Database } from '#db/database.ts';
import { ReadCache } from '#db/read-cache.ts';
import { findAccessToken } from './access-tokens.ts';
import { type Caller, toCaller } from './caller.ts';
import { findAccount } from './directory.ts';
import { grantsContent } from './scopes.ts';

/** The caller, and the expiry of the token in Unix milliseconds. */
export type Authenticated = { caller: Caller; expiresAt: number };

const MAX_CACHED_TOKENS = 1000;

/** Authenticates the credentials of a request and returns the caller of the operation. */
export class BearerAuth {
  readonly #db: Database;
  readonly #clock: Clock;
  /** Prefix of scope identifiers. */
  readonly scopeBase: string;
  /** Keyed by operation and token. */
  readonly #cache: ReadCache<Authenticated>;

  constructor(db: Database, clock: Clock, scopeBase: string) {
    this.#db = db;
    this.#clock = clock;
    this.scopeBase = scopeBase;
    this.#cache = new ReadCache(db, { max: MAX_CACHED_TOKENS, tables: ['access_tokens', 'accounts'] });
  }

  /**
   * Returns the caller of a request (RFC 6750 section 2). Throws 401 without a valid token, and 403 if none of its scopes are
   * accepted by the operation.
   */
  authenticate(
    operation: OperationDescriptor,
    authorization: string | undefined,
    query: URLSearchParams,
  ): Authenticated {
    const token = readToken(authorization, query);
    if (!token) throw unauthenticated(operation.service, 'required');
    const known = this.#cache.get(`${operation.id} ${token}`, () => this.#read(operation, token));
    if (known.expiresAt <= this.#clock.nowMs()) throw unauthenticated(operation.service, 'authError');
    return known;
  }

  #read(operation: OperationDescriptor, token: string): Authenticated {
    const grant = findAccessToken(this.#db, token, this.#clock.nowMs());
    const account = grant && findAccount(this.#db, grant.accountId);
    if (!account) throw unauthenticated(operation.service, 'authError');
    const scopes = new Set(grant.scopes);
    const accepted = operation.scopes.map((suffix) => toScopeIdentifier(this.scopeBase, suffix));
    if (!accepted.some((scope) => scopes.has(scope))) throw insufficientScopes(accepted);
    return { caller: toCaller(account, grant, operation.scopes), expiresAt: grant.expiresAt };
  }

  /** Throws 403 unless the caller's token grants access to file content. */
  requireContent({ readsContent }: Caller, operation: OperationDescriptor): void {
    if (readsContent) return;
    const opening = operation.scopes.filter((suffix) => grantsContent([suffix], new Set([suffix])));
    throw insufficientScopes(opening.map((suffix) => toScopeIdentifier(this.scopeBase, suffix)));
  }

  /** Returns the account of a request's valid token, or undefined if the request has none. */
  findAccountId(authorization: string | undefined, query: URLSearchParams): string | undefined {
    const token = readToken(authorization, query);
    return token ? findAccessToken(this.#db, token, this.#clock.nowMs())?.accountId : undefined;
  }
}

function readToken(authorization: string | undefined, query: URLSearchParams): string | null {
  const bearer = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
  return bearer ?? query.get('access_token') ?? query.get('oauth_token');
}
