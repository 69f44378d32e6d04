import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { ProblemError } from './problem.ts';

/** Answers every error with a problem body. What is not a ProblemError is logged in full and shown as `internal`. */
export function answerError(error: Error, context: Context<AppEnv>): Response {
  const problem = error instanceof ProblemError ? error : new ProblemError('internal', { cause: error });
  if (problem.status >= 500) context.get('log').error({ err: problem.cause ?? problem, code: problem.code }, 'problem');
  return problemResponse(context, problem);
}

/** The response that carries a problem. */
export function problemResponse(context: Context<AppEnv>, problem: ProblemError): Response {
  const requestId = context.get('requestId');
  return new Response(JSON.stringify(problem.toBody(requestId)), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      'x-request-id': requestId,
      ...(problem.retryAfterSeconds !== undefined && { 'retry-after': String(problem.retryAfterSeconds) }),
    },
  });
}
