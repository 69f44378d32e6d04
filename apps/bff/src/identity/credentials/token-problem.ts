import { CredentialLostError, RefreshFailedError } from '#domain/credential-errors.ts';
import { ProblemError } from '#domain/problem.ts';

/** What to answer when there is no access token: `unauthenticated` when there never will be. Other errors stay as they are. */
export function toTokenProblem(error: unknown): unknown {
  if (error instanceof CredentialLostError) return new ProblemError('unauthenticated', { cause: error });
  if (!(error instanceof RefreshFailedError)) return error;
  return new ProblemError('upstream_unreachable', { detail: 'The identity provider is not responding.', cause: error });
}
