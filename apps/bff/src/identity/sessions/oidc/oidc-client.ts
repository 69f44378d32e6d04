import * as oidc from 'openid-client';
import type { Clock } from '#domain/clock.ts';
import { CredentialLostError } from '#domain/credential-errors.ts';
import type { Tokens } from '#identity/credentials/tokens.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { OidcConfig } from '#platform/config/oidc-config.ts';
import { type SignInRequest, toAuthorizationParameters } from './authorization-request.ts';
import { type Identity, toIdentity } from './identity.ts';
import { checkSignature, openProviderKeys, type ProviderKeys } from './provider-keys.ts';
import { PROVIDER_PROFILES } from './provider-profile.ts';
import { type Claims, readClaim } from './read-claim.ts';
import { SignInError, toSignInError } from './sign-in-error.ts';
import { TokenResponses } from './token-responses.ts';

const TOKEN_CALL_TIMEOUT_SECONDS = 10;

/** A finished sign-in. */
export type SignedIn = { identity: Identity; tokens: Tokens; scopes: readonly string[] };

/** What a sign-in has to prove on its way back. */
export type SignInChecks = {
  state: string;
  nonce: string;
  codeVerifier: string;
};

/** The BFF's side of OpenID Connect: a confidential client with PKCE, state and nonce on every sign-in. */
export class OidcClient {
  readonly #config: OidcConfig;
  readonly #auth: oidc.ClientAuth;
  readonly #stepUp: 'auth_time' | 'login';
  readonly #needsGroups: boolean;
  readonly #clock: Clock;
  readonly #responses = new TokenResponses();
  #discovered: Promise<oidc.Configuration> | undefined;
  #keys: ProviderKeys | undefined;

  constructor(config: Pick<BffConfig, 'oidc' | 'roles' | 'stepUp'>, auth: oidc.ClientAuth, clock: Clock) {
    this.#config = config.oidc;
    this.#auth = auth;
    this.#stepUp = config.stepUp === 'login' ? 'login' : 'auth_time';
    this.#needsGroups = config.roles.from !== 'table';
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
      ...toAuthorizationParameters(request, this.#config, configuration.serverMetadata(), this.#stepUp),
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
    requested: SignInChecks & Pick<SignInRequest, 'maxAgeSeconds' | 'scopes'>,
    discard: (refreshToken: string) => void,
  ): Promise<SignedIn> {
    return this.#responses.take(async () => {
      const signedIn = await this.#exchange(callbackUrl, requested);
      const authenticatedAt = this.#readSignInTime(signedIn.identity, requested.maxAgeSeconds);
      if (signedIn.identity.email === '') throw new SignInError('no_email');
      return { ...signedIn, identity: { ...signedIn.identity, authenticatedAt } };
    }, discard);
  }

  async #exchange(callbackUrl: URL, requested: SignInChecks & Pick<SignInRequest, 'scopes'>): Promise<SignedIn> {
    const response = await oidc.authorizationCodeGrant(await this.#configuration(), callbackUrl, {
      pkceCodeVerifier: requested.codeVerifier,
      expectedState: requested.state,
      expectedNonce: requested.nonce,
      idTokenExpected: true,
    });
    const claims = response.claims();
    if (!claims || !response.id_token) throw new Error('the identity provider sent no ID token');
    // The library leaves the signature to TLS, as it may (OpenID Connect Core 1.0 section 3.1.3.7), and else would not
    // read new keys for a minute.
    await checkSignature(response.id_token, await this.keys());
    const allClaims = await this.#readClaims(claims, response.access_token);
    const { hostedDomain } = this.#config;
    if (hostedDomain !== undefined && String(allClaims.hd).toLowerCase() !== hostedDomain) {
      throw new SignInError('wrong_domain');
    }
    return {
      identity: toIdentity(allClaims, this.#config),
      tokens: toTokens(response, this.#clock),
      // A response without the member grants what was asked for (RFC 6749 section 5.1); an empty one grants nothing.
      scopes: response.scope === undefined ? requested.scopes : response.scope.split(' ').filter(Boolean),
    };
  }

  /** When the person proved who they are. Throws SignInError when that had to be recent and was not. */
  #readSignInTime({ authenticatedAt }: Identity, maxAgeSeconds: number | undefined): number | undefined {
    if (maxAgeSeconds === undefined) return authenticatedAt;
    const nowMs = this.#clock.nowMs();
    // The provider was asked for a new sign-in, and is believed without a proof: so it is configured.
    if (this.#stepUp === 'login') return nowMs;
    if (authenticatedAt === undefined || authenticatedAt < nowMs - maxAgeSeconds * 1000) {
      throw new SignInError('not_recent');
    }
    return authenticatedAt;
  }

  /** The claims of the ID token, with those of the userinfo endpoint where these are wanted or needed (OpenID Connect Core 1.0 section 5.3). */
  async #readClaims(claims: oidc.IDToken, accessToken: string): Promise<Claims & { sub: string }> {
    const configuration = await this.#configuration();
    const { claimsFrom, emailClaim, groupsClaim } = this.#config;
    const hasEmail = readClaim(claims, emailClaim) !== undefined;
    const isComplete = hasEmail && (!this.#needsGroups || readClaim(claims, groupsClaim) !== undefined);
    const isOffered = configuration.serverMetadata().userinfo_endpoint !== undefined;
    if (claimsFrom === 'id_token' || (claimsFrom === 'both' && (isComplete || !isOffered))) return claims;
    try {
      const information = await oidc.fetchUserInfo(configuration, accessToken, claims.sub);
      return claimsFrom === 'both' ? { ...information, ...claims } : { ...claims, ...information };
    } catch (cause) {
      // A token for the services alone may not open userinfo.
      if (claimsFrom === 'both' && hasEmail) return claims;
      throw new SignInError('claims_unavailable', { cause, words: toSignInError(cause).words });
    }
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

  /** Whether revoking one token ends those of the person's other sessions too. */
  get revokesGrant(): boolean {
    return PROVIDER_PROFILES[this.#config.profile].revokesGrant;
  }

  /** Tells the provider that a refresh token is not needed any more. */
  async revoke(refreshToken: string): Promise<void> {
    const { revocationParameters } = PROVIDER_PROFILES[this.#config.profile];
    await oidc.tokenRevocation(await this.#configuration(), refreshToken, revocationParameters);
  }

  /** Whether the provider can tell when somebody signed in, and so prove a recent sign-in. */
  async reportsSignInTime(): Promise<boolean> {
    const { claims_supported: claims } = (await this.#configuration()).serverMetadata();
    const { canReauthenticate } = PROVIDER_PROFILES[this.#config.profile];
    return canReauthenticate && (claims?.includes('auth_time') ?? false);
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
    // Configuration admits http only on loopback addresses.
    const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(issuer, this.#config.clientId, undefined, this.#auth, {
      execute,
      [oidc.customFetch]: this.#responses.fetch,
      timeout: TOKEN_CALL_TIMEOUT_SECONDS,
    });
  }
}

function toTokens(response: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers, clock: Clock): Tokens {
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token,
    idToken: response.id_token,
    accessExpiresAt: clock.nowMs() + (response.expiresIn() ?? 300) * 1000,
  };
}
