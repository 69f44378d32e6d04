import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { sanitizeText } from '#domain/sanitize-text.ts';
import type { SignInFailure } from './sign-in-failures.ts';

const MAX_DESCRIPTION = 500;
// Providers may repeat a code or token in their messages. Words and URLs have no such long runs.
const OPAQUE_TEXT = /[\w-]{40,}/g;

/** The provider's own description of a failure. For the log only, because the text may come from a URL. */
type ProviderError = { error: string; description: string | undefined };

/** A sign-in cannot start or finish. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly reason: SignInFailure;
  readonly providerError: ProviderError | undefined;

  constructor(reason: SignInFailure, { cause, words }: ErrorOptions & { words?: ProviderError | undefined } = {}) {
    super(`sign-in failed: ${reason}`, { cause });
    this.reason = reason;
    this.providerError = words;
  }
}

/** Errors of RFC 6749 sections 4.1.2.1 and 5.2, RFC 8707 section 2, RFC 9126 section 2.3 and OpenID Connect Core 1.0 section 3.1.2.6. */
const OAUTH_ERRORS: Readonly<Record<string, SignInFailure>> = {
  access_denied: 'access_denied',
  account_selection_required: 'interaction_required',
  consent_required: 'interaction_required',
  interaction_required: 'interaction_required',
  invalid_client: 'client_refused',
  invalid_grant: 'code_refused',
  invalid_scope: 'scope_refused',
  login_required: 'interaction_required',
  server_error: 'provider_unavailable',
  temporarily_unavailable: 'provider_unavailable',
  unauthorized_client: 'client_refused',
};

/** The client library's codes for invalid responses. */
const UNUSABLE = new Set([
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Converts any error of the client library or the connection to a SignInError. */
export function toSignInError(cause: unknown): SignInError {
  if (cause instanceof SignInError) return cause;
  // The client library wraps errors of the functions that it calls.
  if (cause instanceof ClientError && cause.cause instanceof SignInError) return cause.cause;
  return new SignInError(getReason(cause), { cause, words: readProviderError(cause) });
}

function getReason(error: unknown): SignInFailure {
  if (error instanceof ResponseBodyError && (error.status >= 500 || error.status === 429))
    return 'provider_unavailable';
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return OAUTH_ERRORS[error.error] ?? 'request_refused';
  }
  // A 401 from the token endpoint that specifies how clients authenticate (RFC 6749 section 5.2).
  if (error instanceof WWWAuthenticateChallengeError) return 'client_refused';
  if (isUnavailable(error)) return 'provider_unavailable';
  return UNUSABLE.has(getCode(error)) ? 'provider_unusable' : 'refused';
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof ClientError && error.cause instanceof Response) {
    return error.cause.status >= 500 || error.cause.status === 429;
  }
  // fetch rejects with a TypeError if there is no connection.
  return error instanceof TypeError || ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'ERR_JWKS_TIMEOUT'].includes(getCode(error));
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function readProviderError(error: unknown): ProviderError | undefined {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return toProviderError(error.error, error.error_description);
  }
  if (!(error instanceof WWWAuthenticateChallengeError)) return undefined;
  const [challenge] = error.cause;
  return toProviderError(challenge?.parameters.error ?? 'invalid_client', challenge?.parameters.error_description);
}

function toProviderError(error: string, description: string | undefined): ProviderError {
  return { error: clean(error), description: description && clean(description) };
}

function clean(text: string): string {
  return sanitizeText(text).slice(0, MAX_DESCRIPTION).replaceAll(OPAQUE_TEXT, '…');
}
