import { randomUUID } from 'node:crypto';
import { RequestError } from '@hono/node-server';
import { ProblemError } from '#domain/problem.ts';

/** Returns the response to a request that fails outside the application: 400 if its target or host cannot be parsed, otherwise 500. */
export function respondToUnreadable(cause: unknown): Response {
  const problem =
    cause instanceof RequestError
      ? new ProblemError('bad_request', { detail: 'The request target or the Host header is not valid.', cause })
      : new ProblemError('internal', { cause });
  const requestId = randomUUID();
  return new Response(JSON.stringify(problem.toBody(requestId)), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
  });
}
