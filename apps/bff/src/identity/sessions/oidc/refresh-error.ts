import { CredentialLostError, RefreshFailedError } from '#domain/credential-errors.ts';
import type { SignInError } from './sign-in-error.ts';
import { describeFailure, type SignInFailure } from './sign-in-failures.ts';

// Providers use the errors of OpenID Connect Core 1.0 section 3.1.2.6 for refreshes too, for example after a change of their
// policy or once a user has withdrawn consent.
const ENDS_CREDENTIAL: readonly SignInFailure[] = ['code_refused', 'interaction_required', 'access_denied'];

/** Converts a failed refresh: whether only a new sign-in can help, or why there is no token now. */
export function toRefreshError(cause: SignInError): CredentialLostError | RefreshFailedError {
  if (ENDS_CREDENTIAL.includes(cause.reason)) return new CredentialLostError('refused', { cause });
  // A refresh does not confirm who a user is, so a response that does not match is only invalid.
  const reason = cause.reason === 'refused' ? 'provider_unusable' : cause.reason;
  const { message: explanation, remedy } = describeFailure(reason);
  return new RefreshFailedError(`failed to refresh a token: ${reason}: ${remedy}`, { cause, explanation });
}
