import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '#domain/problem.ts';
import type { CallFailure } from './call-failure.ts';
import { isAboutCredential, toUpstreamProblem } from './upstream-problem.ts';

/** A response of a service that is not a success. */
export type ErrorResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** What a refusal means: that the credential is not accepted, or that the call has failed. */
export type UpstreamError = { kind: 'unauthenticated' } | { kind: 'failed'; failure: CallFailure };

/** What a refusal means. */
export function toUpstreamError({ status, headers, body }: ErrorResponse): UpstreamError {
  const { 'retry-after': retryAfter, 'www-authenticate': challenge } = headers;
  if (status === 401 && isAboutCredential(challenge, body)) return { kind: 'unauthenticated' };
  const problem = status < 400 ? unexpectedRedirect() : toUpstreamProblem(status, body, retryAfter);
  return { kind: 'failed', failure: { fault: 'response', status, problem } };
}

function unexpectedRedirect(): ProblemError {
  return new ProblemError('upstream_invalid', {
    detail: 'The service responded with a redirect, which is never followed.',
  });
}
