import type { OidcConfig } from '#platform/config/oidc-config.ts';
import { PROVIDER_PROFILES } from './provider-profile.ts';

/** What the provider is asked for. */
export type SignInRequest = {
  redirectUri: string;
  /** Identifiers of the scopes of the services; none asks only who the person is. */
  scopes: readonly string[];
  /** How long ago the person may have proved who they are; undefined when that does not matter. */
  maxAgeSeconds: number | undefined;
  /** Whether the person is to choose an account, whoever is signed in at the provider. */
  isOtherAccount: boolean;
  /** Who is to come back, where that is known. */
  expectedSubject: string | undefined;
  expectedEmail: string | undefined;
  /** Who is likely to come, and why they are asked: fills the form in at the provider and decides nothing. */
  prefill?: SignInPrefill;
};

/** What the console knows of somebody who was signed in. */
export type SignInPrefill = { email: string | undefined; reason: string | undefined };

/** Metadata of the provider that decide how it is asked. */
type ServerMetadata = { scopes_supported?: string[] | undefined; sign_in_reasons_supported?: unknown };

/** Parameters of an authorization request, but for those that protect it. */
export function toAuthorizationParameters(
  request: SignInRequest,
  config: OidcConfig,
  metadata: ServerMetadata,
  stepUp: 'auth_time' | 'login',
): Record<string, string> {
  const { redirectUri, scopes, maxAgeSeconds } = request;
  const { offlineParameters } = PROVIDER_PROFILES[config.profile];
  const prompt = toPrompt(request, config);
  const loginHint = toLoginHint(request, config);
  return {
    ...(scopes.length > 0 && offlineParameters),
    ...(config.hostedDomain !== undefined && { hd: config.hostedDomain }),
    ...config.parameters,
    redirect_uri: redirectUri,
    scope: toScope(scopes, config, metadata),
    ...(prompt !== '' && { prompt }),
    ...(loginHint && { login_hint: loginHint }),
    ...toReason(request, metadata),
    // With it the provider has to tell when the person last signed in.
    ...(maxAgeSeconds !== undefined && stepUp === 'auth_time' && { max_age: String(maxAgeSeconds) }),
  };
}

function toScope(
  scopes: readonly string[],
  config: OidcConfig,
  { scopes_supported: supported }: ServerMetadata,
): string {
  const { offlineScope } = PROVIDER_PROFILES[config.profile];
  // A provider that lists its scopes without this one would refuse the request.
  const isOffline = offlineScope !== undefined && scopes.length > 0 && (supported?.includes(offlineScope) ?? true);
  return [...new Set([...config.scopes, ...(isOffline ? [offlineScope] : []), ...scopes])].join(' ');
}

function toPrompt({ scopes, maxAgeSeconds, isOtherAccount }: SignInRequest, config: OidcConfig): string {
  const { accountPrompt } = PROVIDER_PROFILES[config.profile];
  const prompts = [
    ...(isOtherAccount ? [accountPrompt] : []),
    ...(maxAgeSeconds === undefined ? [] : ['login']),
    // Without consent there is no refresh token (OpenID Connect Core 1.0 section 11).
    ...(scopes.length > 0 && config.prompt !== 'off' ? [config.prompt] : []),
  ];
  return [...new Set(prompts)].join(' ');
}

// Some providers refuse parameters that they do not know.
function toReason(
  { prefill }: SignInRequest,
  { sign_in_reasons_supported: supported }: ServerMetadata,
): Record<string, string> {
  const isKnown = Array.isArray(supported) && supported.includes(prefill?.reason);
  return isKnown && prefill?.reason !== undefined ? { sign_in_reason: prefill.reason } : {};
}

function toLoginHint(
  { expectedSubject, expectedEmail, prefill }: SignInRequest,
  { loginHint }: OidcConfig,
): string | undefined {
  return { email: expectedEmail ?? prefill?.email, subject: expectedSubject, off: undefined }[loginHint];
}
