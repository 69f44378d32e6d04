import { createHash, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { readText, startTestServer, type TestServer } from './test-server.ts';

/** A text in every token of the issuer, so that tests can detect leaks. */
export const TOKEN_MARK = 'secret-token-mark';
export const CLIENT_ID = 'rotunda-console';
export const CLIENT_SECRET = 'client-secret-mark';

/** The user that the issuer signs in without interaction. */
export type TestUser = {
  sub: string;
  email?: string;
  name: string;
  roles: string[];
  email_verified?: boolean | string;
  /** The provider's own session. */
  sid?: string;
};

type Grant = {
  user: TestUser;
  scope: string;
  nonce: string;
  challenge: string;
  redirectUri: string;
  /** Unix seconds. Undefined unless the request set a maximum age. */
  authenticatedAt: number | undefined;
};
/** A response that replaces the default. */
export type IssuerResponse =
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Sends a response that is slow or not complete. */
  | ((response: ServerResponse) => void);

type TokenResponse = { status: number; body: object };

/** A small OpenID provider with PKCE, `iss` in its responses, rotating refresh tokens and reuse detection. */
export class TestIssuer {
  user: TestUser = { sub: 'p1', email: 'operator@example.com', name: 'Olga Operator', roles: ['operator'] };
  /** Called for each token request. The response is sent when it resolves. */
  tokenGate: () => Promise<void> = async () => undefined;
  /** Called for each revocation request. The response is sent when it resolves. */
  revocationGate: () => Promise<void> = async () => undefined;
  /** While set, refresh requests are recorded there and neither processed nor responded to. */
  droppedRefreshes: { next(): void } | undefined;
  /** The issuer in responses of the authorization endpoint. Its own by default. */
  claimedIssuer: string | undefined;
  /** The nonce in ID tokens. The requested one by default. */
  claimedNonce: string | undefined;
  /** The audience of ID tokens, instead of the console. */
  claimedAudience: string | undefined;
  /** The origin at which clients reach the issuer, if it is not its own address. */
  publicOrigin: string | undefined;
  /** The issuer in the metadata, instead of its own. */
  claimedMetadataIssuer: string | undefined;
  /** The age of users' authentication, regardless of the request. */
  proofAgeSeconds = 0;
  /** Returns a response that replaces the issuer's own, or undefined for the default. */
  override: (url: URL) => IssuerResponse | undefined = () => undefined;
  /** Whether token responses omit the scope, as they may if everything requested is granted. */
  omitsScope = false;
  /** Whether token responses omit the refresh token. */
  omitsRefreshToken = false;
  /** Scopes that are not granted. */
  readonly withheldScopes = new Set<string>();
  accessTokenLifeSeconds = 3600;
  readonly refreshCalls: string[] = [];
  readonly revoked: string[] = [];
  readonly requestedScopes: string[] = [];
  readonly requestedPrompts: string[] = [];
  readonly #codes = new Map<string, Grant>();
  readonly #refreshTokens = new Map<string, Grant>();
  #key: CryptoKey;
  #publicKeys: readonly JWK[];
  #keyNumber = 1;
  #server: TestServer = { origin: '', close: async () => undefined };

  private constructor(key: CryptoKey, publicKey: JWK) {
    this.#key = key;
    this.#publicKeys = [{ ...publicKey, kid: this.#keyId, alg: 'ES256', use: 'sig' }];
  }

  static async start(): Promise<TestIssuer> {
    const pair = await generateKeyPair('ES256');
    const issuer = new TestIssuer(pair.privateKey, await exportJWK(pair.publicKey));
    issuer.#server = await startTestServer(async (request, response) => {
      const url = new URL(request.url ?? '/', issuer.origin);
      await issuer.#response(url, await readText(request), request.headers.authorization ?? '', response);
    });
    return issuer;
  }

  get origin(): string {
    return this.publicOrigin ?? this.#server.origin;
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  /** Signs with a new key from now on. Publishes both the new and the previous key, which recently issued tokens may need. */
  async rotateKey(): Promise<void> {
    const pair = await generateKeyPair('ES256');
    this.#keyNumber += 1;
    this.#key = pair.privateKey;
    const publicKey: JWK = { ...(await exportJWK(pair.publicKey)), kid: this.#keyId, alg: 'ES256', use: 'sig' };
    this.#publicKeys = [publicKey, ...this.#publicKeys.slice(0, 1)];
  }

  /** Signs from now on with an unpublished key, under the ID of the published one. */
  async signWithForeignKey(): Promise<void> {
    this.#key = (await generateKeyPair('ES256')).privateKey;
  }

  get #keyId(): string {
    return `k${this.#keyNumber}`;
  }

  /** Revokes all refresh tokens, as after a user was locked out. */
  revokeEverything(): void {
    this.#refreshTokens.clear();
  }

  async #response(url: URL, body: string, authorization: string, response: ServerResponse): Promise<void> {
    const special = this.override(url);
    if (typeof special === 'function') special(response);
    else if (special) response.writeHead(special.status, special.headers).end(special.body);
    else if (url.pathname === '/.well-known/openid-configuration') sendJson(response, 200, this.#metadata());
    else if (url.pathname === '/jwks') sendJson(response, 200, { keys: this.#publicKeys });
    else if (url.pathname === '/authorize') this.#authorize(url.searchParams, response);
    else {
      const form = new URLSearchParams(body);
      if (!isClient(authorization)) sendJson(response, 401, { error: 'invalid_client' });
      else if (url.pathname === '/revoke') {
        this.revoked.push(form.get('token') ?? '');
        await this.revocationGate();
        sendJson(response, 200, {});
      } else {
        if (this.droppedRefreshes && form.get('grant_type') === 'refresh_token') {
          this.droppedRefreshes.next();
          return;
        }
        const result = await this.#token(form);
        await this.tokenGate();
        sendJson(response, result.status, result.body);
      }
    }
  }

  /** Holds token requests until `release` is called. `arrived` resolves when one has arrived. */
  holdTokens(): { arrived: Promise<void>; release: () => void } {
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.tokenGate = () => {
      arrived.resolve();
      return released.promise;
    };
    return { arrived: arrived.promise, release: released.resolve };
  }

  #metadata(): object {
    return {
      issuer: this.claimedMetadataIssuer ?? this.origin,
      authorization_endpoint: `${this.origin}/authorize`,
      token_endpoint: `${this.origin}/token`,
      jwks_uri: `${this.origin}/jwks`,
      revocation_endpoint: `${this.origin}/revoke`,
      end_session_endpoint: `${this.origin}/logout`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  #authorize(query: URLSearchParams, response: ServerResponse): void {
    const code = `code-${TOKEN_MARK}-${randomUUID()}`;
    const requested = query.get('scope') ?? '';
    const redirectUri = query.get('redirect_uri') ?? '';
    this.requestedScopes.push(requested);
    this.requestedPrompts.push(query.get('prompt') ?? '');
    const scope = requested
      .split(' ')
      .filter((one) => !this.withheldScopes.has(one))
      .join(' ');
    const authenticatedAt = query.has('max_age') ? Math.floor(Date.now() / 1000) - this.proofAgeSeconds : undefined;
    const challenge = query.get('code_challenge') ?? '';
    this.#codes.set(code, {
      user: this.user,
      scope,
      nonce: query.get('nonce') ?? '',
      challenge,
      redirectUri,
      authenticatedAt,
    });
    const target = new URL(redirectUri);
    target.searchParams.set('code', code);
    target.searchParams.set('state', query.get('state') ?? '');
    target.searchParams.set('iss', this.claimedIssuer ?? this.origin);
    response.writeHead(303, { location: target.href }).end();
  }

  async #token(form: URLSearchParams): Promise<TokenResponse> {
    const isRefresh = form.get('grant_type') === 'refresh_token';
    const used = form.get(isRefresh ? 'refresh_token' : 'code') ?? '';
    if (isRefresh) this.refreshCalls.push(used);
    const grants = isRefresh ? this.#refreshTokens : this.#codes;
    const grant = grants.get(used);
    grants.delete(used);
    if (!grant) {
      this.revokeEverything(); // Reuse of a rotated token or of a code revokes the whole grant.
      return { status: 400, body: { error: 'invalid_grant', error_description: `<b>${TOKEN_MARK}</b>` } };
    }
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!isRefresh && (proof !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri)) {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    const refreshToken = `refresh-${TOKEN_MARK}-${randomUUID()}`;
    this.#refreshTokens.set(refreshToken, grant);
    const body = {
      access_token: `access-${TOKEN_MARK}-${grant.user.email}-${randomUUID()}`,
      token_type: 'Bearer',
      expires_in: this.accessTokenLifeSeconds,
      ...(!this.omitsScope && { scope: grant.scope }),
      ...(!this.omitsRefreshToken && { refresh_token: refreshToken }),
      id_token: await this.#idToken(grant),
    };
    return { status: 200, body };
  }

  /** Returns a logout token as the console expects it, with some claims or header fields replaced. undefined omits one. */
  signLogoutToken(claims: Record<string, unknown>, header: { typ?: string; kid?: string } = {}): Promise<string> {
    const issuedAt = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: this.origin,
      aud: CLIENT_ID,
      iat: issuedAt,
      exp: issuedAt + 120,
      jti: randomUUID(),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: this.#keyId, typ: 'logout+jwt', ...header })
      .sign(this.#key);
  }

  #idToken({ user: person, nonce, authenticatedAt }: Grant): Promise<string> {
    const { sub, ...claims } = person;
    return new SignJWT({
      email_verified: true,
      ...claims,
      nonce: this.claimedNonce ?? nonce,
      auth_time: authenticatedAt,
    })
      .setProtectedHeader({ alg: 'ES256', kid: this.#keyId })
      .setIssuer(this.origin)
      .setSubject(sub)
      .setAudience(this.claimedAudience ?? CLIENT_ID)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(this.#key);
  }
}

// Id and secret are form-encoded before they are joined (RFC 6749 section 2.3.1).
function isClient(authorization: string): boolean {
  const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString('utf8');
  return pair.split(':').map(decodeURIComponent).join(':') === `${CLIENT_ID}:${CLIENT_SECRET}`;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
