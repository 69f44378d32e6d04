import type { OidcConfig } from '#platform/config/oidc-config.ts';

/** Where providers differ from each other in ways that their metadata does not tell. */
export type ProviderProfile = {
  /** Asks for a refresh token by a scope (OpenID Connect Core 1.0 section 11). */
  offlineScope: string | undefined;
  /** Asks for one by parameters. */
  offlineParameters: Readonly<Record<string, string>>;
  /** Lets a person choose an account, whoever is signed in. */
  accountPrompt: 'login' | 'select_account';
  /** Whether the provider can be asked for a new proof of identity, unless it is configured. */
  canReauthenticate: boolean;
  /** Whether revoking one token ends all tokens that the person has given this client, those of other sessions too. */
  revokesGrant: boolean;
  /** Goes with a token that is revoked. */
  revocationParameters: Readonly<Record<string, string>>;
};

/** What each profile means. That of Google is at https://developers.google.com/identity/openid-connect/openid-connect. */
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
