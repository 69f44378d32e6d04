import * as oidc from 'openid-client';
import type { Clock } from '#domain/clock.ts';
import { CredentialLostError } from '#domain/credential-errors.ts';
import type { Tokens } from '#identity/credentials/tokens.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { checkSignature, openProviderKeys, type ProviderKeys } from './provider-keys.ts';
import { SignInError } from './sign-in-error.ts';
import { TokenResponses } from './token-responses.ts';

const IDENTITY_SCOPES = ['openid', 'profile', 'email'];
const TOKEN_CALL_TIMEOUT_SECONDS = 10;

/** The person that an identity provider vouches for. */
export type Identity = {
  subject: string;
  /** The provider's own session (`sid`), when it names it. */
  providerSession: string | undefined;
  email: string;
  /** Whether the provider knows that the address is the person's. */
  isEmailVerified: boolean;
  name: string;
  /** When the person proved to the provider who they are, in Unix milliseconds; undefined when it did not tell. */
  authenticatedAt: number | undefined;
  /** What the claim of roles says, whatever that is. */
  roles: readonly string[];
};

/** A finished sign-in. */
export type SignedIn = { identity: Identity; tokens: Tokens; scopes: readonly string[] };

/** What a sign-in has to prove on its way back. */
export type SignInChecks = {
  state: string;
  nonce: string;
  codeVerifier: string;
};

/** What the provider is asked for. */
export type SignInRequest = {
  redirectUri: string;
  /** Identifiers of the scopes of the services; none asks only who the person is. */
  scopes: readonly string[];
  /** How long ago the person may have proved who they are; undefined when that does not matter. */
  maxAgeSeconds: number | undefined;
  /** Whether the person is to choose an account, whoever is signed in at the provider. */
  isOtherAccount: boolean;
};

/** The BFF's side of OpenID Connect: a confidential client with PKCE, state and nonce on every sign-in. */
export class OidcClient {
  readonly #config: BffConfig['oidc'];
  readonly #clientSecret: string;
  readonly #rolesClaim: string;
  readonly #clock: Clock;
  readonly #responses = new TokenResponses();
  #discovered: Promise<oidc.Configuration> | undefined;
  #keys: ProviderKeys | undefined;

  constructor({ oidc: config, roles }: Pick<BffConfig, 'oidc' | 'roles'>, clientSecret: string, clock: Clock) {
    this.#config = config;
    this.#rolesClaim = roles.claim;
    this.#clientSecret = clientSecret;
    this.#clock = clock;
  }

  /**
   * Address to send a browser to, and what to check when it comes back. Pushed (RFC 9126) when the provider can.
   * Without scopes it asks only who the person is. With a greatest age the person has to prove anew who they are.
   */
  async begin(request: SignInRequest): Promise<{ url: URL; checks: SignInChecks }> {
    const configuration = await this.#configuration();
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const parameters = {
      ...toParameters(request),
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: 'S256',
    };
    const canPush = configuration.serverMetadata().pushed_authorization_request_endpoint !== undefined;
    const url = canPush
      ? await oidc.buildAuthorizationUrlWithPAR(configuration, parameters)
      : oidc.buildAuthorizationUrl(configuration, parameters);
    return { url, checks };
  }

  /**
   * Exchanges the code in a callback address for tokens. Rejects when anything does not match what was asked for; `discard` then
   * gets the refresh token that the provider may have given all the same.
   */
  finish(
    callbackUrl: URL,
    asked: SignInChecks & Pick<SignInRequest, 'maxAgeSeconds' | 'scopes'>,
    discard: (refreshToken: string) => void,
  ): Promise<SignedIn> {
    return this.#responses.take(async () => {
      const signedIn = await this.#exchange(callbackUrl, asked);
      this.#requireRecent(signedIn.identity, asked.maxAgeSeconds);
      if (signedIn.identity.email === '') throw new SignInError('no_email');
      return signedIn;
    }, discard);
  }

  async #exchange(callbackUrl: URL, asked: SignInChecks & Pick<SignInRequest, 'scopes'>): Promise<SignedIn> {
    const response = await oidc.authorizationCodeGrant(await this.#configuration(), callbackUrl, {
      pkceCodeVerifier: asked.codeVerifier,
      expectedState: asked.state,
      expectedNonce: asked.nonce,
      idTokenExpected: true,
    });
    const claims = response.claims();
    if (!claims || !response.id_token) throw new Error('the identity provider sent no ID token');
    // The library leaves the signature to TLS, as it may (OpenID Connect Core 1.0 section 3.1.3.7), and else would not
    // read new keys for a minute.
    await checkSignature(response.id_token, await this.keys());
    return {
      identity: toIdentity(claims, this.#rolesClaim),
      tokens: toTokens(response, this.#clock),
      // A response without the member grants what was asked for (RFC 6749 section 5.1); an empty one grants nothing.
      scopes: response.scope === undefined ? asked.scopes : response.scope.split(' ').filter(Boolean),
    };
  }

  #requireRecent({ authenticatedAt }: Identity, maxAgeSeconds: number | undefined): void {
    if (maxAgeSeconds === undefined) return;
    const oldest = this.#clock.nowMs() - maxAgeSeconds * 1000;
    if (authenticatedAt === undefined || authenticatedAt < oldest) throw new SignInError('not_recent');
  }

  /** Redeems a refresh token. Rejects with CredentialLostError when the provider will never take it again. */
  async refresh(refreshToken: string): Promise<Tokens> {
    try {
      const response = await oidc.refreshTokenGrant(await this.#configuration(), refreshToken);
      return { ...toTokens(response, this.#clock), refreshToken: response.refresh_token ?? refreshToken };
    } catch (cause) {
      const isRefused = cause instanceof oidc.ResponseBodyError && cause.error === 'invalid_grant';
      throw isRefused ? new CredentialLostError('refused', { cause }) : cause;
    }
  }

  /** Tells the provider that a refresh token is not needed any more. */
  async revoke(refreshToken: string): Promise<void> {
    await oidc.tokenRevocation(await this.#configuration(), refreshToken, { token_type_hint: 'refresh_token' });
  }

  /** Whether the provider can tell when somebody signed in, and so prove a recent sign-in. */
  async reportsSignInTime(): Promise<boolean> {
    const { claims_supported: claims } = (await this.#configuration()).serverMetadata();
    return claims?.includes('auth_time') ?? false;
  }

  /** Where a browser ends its session with the provider; undefined when the provider has no such place. */
  async endSessionUrl(idToken: string | undefined, returnUri: string): Promise<string | undefined> {
    const configuration = await this.#configuration();
    if (!configuration.serverMetadata().end_session_endpoint) return undefined;
    const parameters = { post_logout_redirect_uri: returnUri, ...(idToken && { id_token_hint: idToken }) };
    return oidc.buildEndSessionUrl(configuration, parameters).href;
  }

  /** The keys that the provider signs with. */
  async keys(): Promise<ProviderKeys> {
    const address = (await this.#configuration()).serverMetadata().jwks_uri;
    if (address === undefined) throw new Error('the identity provider publishes no keys');
    this.#keys ??= openProviderKeys(new URL(address));
    return this.#keys;
  }

  #configuration(): Promise<oidc.Configuration> {
    this.#discovered ??= this.#discover().catch((error: unknown) => {
      this.#discovered = undefined;
      throw error;
    });
    return this.#discovered;
  }

  #discover(): Promise<oidc.Configuration> {
    const issuer = new URL(this.#config.issuer);
    const authentication = oidc.ClientSecretBasic(this.#clientSecret);
    // Configuration admits http only on loopback addresses.
    const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(issuer, this.#config.clientId, undefined, authentication, {
      execute,
      [oidc.customFetch]: this.#responses.fetch,
      timeout: TOKEN_CALL_TIMEOUT_SECONDS,
    });
  }
}

function toParameters({ redirectUri, scopes, maxAgeSeconds, isOtherAccount }: SignInRequest): Record<string, string> {
  // Without consent there is no refresh token (OpenID Connect Core 1.0 section 11).
  const prompts = [
    ...(maxAgeSeconds !== undefined || isOtherAccount ? ['login'] : []),
    ...(scopes.length > 0 ? ['consent'] : []),
  ];
  const granted = scopes.length > 0 ? ['offline_access', ...scopes] : [];
  return {
    redirect_uri: redirectUri,
    scope: [...new Set([...IDENTITY_SCOPES, ...granted])].join(' '),
    ...(prompts.length > 0 && { prompt: prompts.join(' ') }),
    // With it the provider has to tell when the person last signed in.
    ...(maxAgeSeconds !== undefined && { max_age: String(maxAgeSeconds) }),
  };
}

function toIdentity(claims: oidc.IDToken, rolesClaim: string): Identity {
  const roles = claims[rolesClaim];
  return {
    subject: claims.sub,
    providerSession: typeof claims.sid === 'string' ? claims.sid : undefined,
    email: String(claims.email ?? ''),
    // Some providers send it as text.
    isEmailVerified: claims.email_verified === true || String(claims.email_verified) === 'true',
    authenticatedAt: claims.auth_time === undefined ? undefined : claims.auth_time * 1000,
    name: String(claims.name ?? claims.email ?? ''),
    roles: Array.isArray(roles) ? roles.map(String) : typeof roles === 'string' ? [roles] : [],
  };
}

function toTokens(response: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers, clock: Clock): Tokens {
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token,
    idToken: response.id_token,
    accessExpiresAt: clock.nowMs() + (response.expiresIn() ?? 300) * 1000,
  };
}
