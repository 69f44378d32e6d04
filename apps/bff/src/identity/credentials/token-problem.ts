import { CredentialLostError, RefreshFailedError } from '#domain/credential-errors.ts';
import { ProblemError } from '#domain/problem.ts';

// Background work makes many calls. Without a wait, each would send a request to the provider.
const RETRY_SECONDS = 5;

/**
 * Converts an error of obtaining an access token to a problem: `unauthenticated` if no token can ever be obtained. Returns other
 * errors unchanged.
 */
export function toTokenProblem(error: unknown): unknown {
  if (error instanceof CredentialLostError) return new ProblemError('unauthenticated', { cause: error });
  if (!(error instanceof RefreshFailedError)) return error;
  return new ProblemError('upstream_unreachable', {
    detail: error.explanation,
    cause: error,
    retryAfterSeconds: RETRY_SECONDS,
  });
}
