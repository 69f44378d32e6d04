import type { OidcConfig } from '#platform/config/oidc-config.ts';

/** The differences between providers that their metadata does not describe. */
export type ProviderProfile = {
  /** The scope that requests a refresh token (OpenID Connect Core 1.0 section 11). */
  offlineScope: string | undefined;
  /** The parameters that request a refresh token. */
  offlineParameters: Readonly<Record<string, string>>;
  /** The prompt that lets a signed-in user choose another account. */
  accountPrompt: 'login' | 'select_account';
  /** Whether the provider supports requests for a new authentication, unless configured. */
  canReauthenticate: boolean;
  /**
   * Whether revoking one token revokes all tokens that the user has granted to this client, including those of other sessions.
   */
  revokesGrant: boolean;
  /** The parameters to send when revoking a token. */
  revocationParameters: Readonly<Record<string, string>>;
};

/**
 * The definitions of the profiles. Google's behaviour is documented at
 * https://developers.google.com/identity/openid-connect/openid-connect.
 */
export const PROVIDER_PROFILES: Readonly<Record<OidcConfig['profile'], ProviderProfile>> = {
  generic: {
    offlineScope: 'offline_access',
    offlineParameters: {},
    accountPrompt: 'login',
    canReauthenticate: true,
    revokesGrant: false,
    revocationParameters: { token_type_hint: 'refresh_token' },
  },
  google: {
    offlineScope: undefined,
    offlineParameters: { access_type: 'offline' },
    accountPrompt: 'select_account',
    canReauthenticate: false,
    revokesGrant: true,
    revocationParameters: {},
  },
};
