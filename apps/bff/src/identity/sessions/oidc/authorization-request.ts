import type { OidcConfig } from '#platform/config/oidc-config.ts';
import { PROVIDER_PROFILES } from './provider-profile.ts';

/** The parameters of a sign-in at the provider. */
export type SignInRequest = {
  redirectUri: string;
  /** The scope identifiers of the services. Empty to request only the user's identity. */
  scopes: readonly string[];
  /** The maximum age of the user's authentication. Undefined if any age is accepted. */
  maxAgeSeconds: number | undefined;
  /** Whether the user must choose an account, even if signed in at the provider. */
  isOtherAccount: boolean;
  /** The expected user, if known. */
  expectedSubject: string | undefined;
  expectedEmail: string | undefined;
  /** The likely user and the reason for the sign-in. Only prefills the provider's form. */
  prefill?: SignInPrefill;
};

/** The known data of a user who was signed in before. */
export type SignInPrefill = { email: string | undefined; reason: string | undefined };

/** The provider metadata that affects the request. */
type ServerMetadata = { scopes_supported?: string[] | undefined; sign_in_reasons_supported?: unknown };

/** Returns the parameters of an authorization request, except for those that protect it. */
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
    // Requires the provider to return when the user last signed in.
    ...(maxAgeSeconds !== undefined && stepUp === 'auth_time' && { max_age: String(maxAgeSeconds) }),
  };
}

function toScope(
  scopes: readonly string[],
  config: OidcConfig,
  { scopes_supported: supported }: ServerMetadata,
): string {
  const { offlineScope } = PROVIDER_PROFILES[config.profile];
  // A provider whose scope list lacks this scope would reject the request.
  const isOffline = offlineScope !== undefined && scopes.length > 0 && (supported?.includes(offlineScope) ?? true);
  return [...new Set([...config.scopes, ...(isOffline ? [offlineScope] : []), ...scopes])].join(' ');
}

function toPrompt({ scopes, maxAgeSeconds, isOtherAccount }: SignInRequest, config: OidcConfig): string {
  const { accountPrompt } = PROVIDER_PROFILES[config.profile];
  const prompts = [
    ...(isOtherAccount ? [accountPrompt] : []),
    ...(maxAgeSeconds === undefined ? [] : ['login']),
    // Without consent, there is no refresh token (OpenID Connect Core 1.0 section 11).
    ...(scopes.length > 0 && config.prompt !== 'off' ? [config.prompt] : []),
  ];
  return [...new Set(prompts)].join(' ');
}

// Omitted unless supported, because some providers reject unknown parameters.
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
