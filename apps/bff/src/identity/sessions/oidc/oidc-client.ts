import * as oidc from 'openid-client';
import type { Clock } from '#domain/clock.ts';
import type { Tokens } from '#identity/credentials/tokens.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { OidcConfig } from '#platform/config/oidc-config.ts';
import { type SignInRequest, toAuthorizationParameters } from './authorization-request.ts';
import { type Identity, toIdentity } from './identity.ts';
import { checkSignature, openProviderKeys, type ProviderKeys } from './provider-keys.ts';
import { PROVIDER_PROFILES } from './provider-profile.ts';
import { type Claims, readClaim } from './read-claim.ts';
import { toRefreshError } from './refresh-error.ts';
import { SignInError, toSignInError } from './sign-in-error.ts';
import { TokenResponses } from './token-responses.ts';

const TOKEN_CALL_TIMEOUT_SECONDS = 10;
const PRINTABLE = /^[\x20-\x7e]+$/; // RFC 6749 appendix A.12.

/** A completed sign-in. */
export type SignedIn = { identity: Identity; tokens: Tokens; scopes: readonly string[] };

/** The values to verify when a sign-in returns. */
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
   * Returns the URL to redirect a browser to, and the values to check on its return. Uses a pushed request (RFC 9126) if the
   * provider supports it. Without scopes, requests only the user's identity. With a maximum age, the user must authenticate
   * again.
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
   * Exchanges the code in a callback URL for tokens. Rejects if anything does not match the request; `discard` then receives the
   * refresh token that the provider may have issued anyway.
   */
  finish(
    callbackUrl: URL,
    requested: SignInChecks & Pick<SignInRequest, 'maxAgeSeconds' | 'scopes'>,
    discard: (refreshToken: string) => void,
  ): Promise<SignedIn> {
    return this.#responses.captureTokens(async () => {
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
    // The library relies on TLS instead of the signature, which is allowed (OpenID Connect Core 1.0 section 3.1.3.7), and its own
    // check would not load new keys for a minute.
    await checkSignature(response.id_token, await this.keys());
    const allClaims = await this.#readClaims(claims, response.access_token);
    const { hostedDomain } = this.#config;
    if (hostedDomain !== undefined && String(allClaims.hd).toLowerCase() !== hostedDomain) {
      throw new SignInError('wrong_domain');
    }
    return {
      identity: toIdentity(allClaims, this.#config),
      tokens: toTokens(response, this.#clock),
      // A response without this field grants the requested scopes (RFC 6749 section 5.1); an empty field grants none.
      scopes: response.scope === undefined ? requested.scopes : response.scope.split(' ').filter(Boolean),
    };
  }

  /** Returns when the user authenticated. Throws SignInError if recent authentication was required and is not proven. */
  #readSignInTime({ authenticatedAt }: Identity, maxAgeSeconds: number | undefined): number | undefined {
    if (maxAgeSeconds === undefined) return authenticatedAt;
    const nowMs = this.#clock.nowMs();
    // The provider was asked for a new sign-in, and the configuration trusts it without proof.
    if (this.#stepUp === 'login') return nowMs;
    if (authenticatedAt === undefined || authenticatedAt < nowMs - maxAgeSeconds * 1000) {
      throw new SignInError('not_recent');
    }
    return authenticatedAt;
  }

  /**
   * Returns the claims of the ID token, merged with those of the userinfo endpoint if configured or needed (OpenID Connect Core
   * 1.0 section 5.3).
   */
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
      // A token for the services may not be valid for userinfo.
      if (claimsFrom === 'both' && hasEmail) return claims;
      throw new SignInError('claims_unavailable', { cause, words: toSignInError(cause).providerError });
    }
  }

  /** Refreshes a token. Rejects with CredentialLostError if only a new sign-in can help, otherwise with RefreshFailedError. */
  async refresh(refreshToken: string): Promise<Tokens> {
    try {
      return await this.redeem(refreshToken);
    } catch (cause) {
      throw toRefreshError(toSignInError(cause));
    }
  }

  /** Redeems a refresh token. Rejects with the error of the provider's response or of the connection. */
  async redeem(refreshToken: string): Promise<Tokens> {
    const response = await oidc.refreshTokenGrant(await this.#configuration(), refreshToken);
    return { ...toTokens(response, this.#clock), refreshToken: response.refresh_token ?? refreshToken };
  }

  /** Whether revoking one token also revokes the tokens of the user's other sessions. */
  get revokesGrant(): boolean {
    return PROVIDER_PROFILES[this.#config.profile].revokesGrant;
  }

  /** Revokes a refresh token at the provider. */
  async revoke(refreshToken: string): Promise<void> {
    const { revocationParameters } = PROVIDER_PROFILES[this.#config.profile];
    await oidc.tokenRevocation(await this.#configuration(), refreshToken, revocationParameters);
  }

  /** Whether the provider reports when a user signed in and can therefore prove a recent sign-in. */
  async reportsSignInTime(): Promise<boolean> {
    const { claims_supported: claims } = (await this.#configuration()).serverMetadata();
    const { canReauthenticate } = PROVIDER_PROFILES[this.#config.profile];
    return canReauthenticate && (claims?.includes('auth_time') ?? false);
  }

  /** Returns the URL at which a browser ends its session with the provider, or undefined if the provider has none. */
  async endSessionUrl(idToken: string | undefined, returnUri: string): Promise<string | undefined> {
    const configuration = await this.#configuration();
    if (!configuration.serverMetadata().end_session_endpoint) return undefined;
    const parameters = { post_logout_redirect_uri: returnUri, ...(idToken && { id_token_hint: idToken }) };
    return oidc.buildEndSessionUrl(configuration, parameters).href;
  }

  /** Returns the provider's signing keys. */
  async keys(): Promise<ProviderKeys> {
    const address = (await this.#configuration()).serverMetadata().jwks_uri;
    if (address === undefined) throw new Error('the identity provider publishes no keys');
    this.#keys ??= openProviderKeys(new URL(address));
    return this.#keys;
  }

  #configuration(): Promise<oidc.Configuration> {
    this.#discovered ??= this.#discover().catch((cause: unknown) => {
      this.#discovered = undefined;
      const error = toSignInError(cause);
      throw error.reason === 'refused' ? new SignInError('provider_unusable', { cause }) : error;
    });
    return this.#discovered;
  }

  #discover(): Promise<oidc.Configuration> {
    const issuer = new URL(this.#config.issuer);
    // The configuration allows http only on loopback addresses.
    const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(issuer, this.#config.clientId, undefined, this.#auth, {
      execute,
      [oidc.customFetch]: this.#responses.fetch,
      timeout: TOKEN_CALL_TIMEOUT_SECONDS,
    });
  }
}

function toTokens(response: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers, clock: Clock): Tokens {
  // Any other character would make each call with the token fail as if the service were down.
  if (!PRINTABLE.test(response.access_token)) throw new SignInError('provider_unusable');
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token,
    idToken: response.id_token,
    accessExpiresAt: clock.nowMs() + (response.expiresIn() ?? 300) * 1000,
  };
}
