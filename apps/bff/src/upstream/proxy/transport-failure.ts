import { errors } from 'undici';
import { ProblemError } from '#domain/problem.ts';
import type { CallFailure } from './call-failure.ts';

/** What an error of the connection means. `isConnected` tells whether the call had been put on one. */
export function toTransportFailure(error: Error, isConnected: boolean): CallFailure {
  if (error instanceof ProblemError) return { fault: 'internal', status: undefined, problem: error };
  if (isConnected) {
    if (error instanceof errors.HTTPParserError || error instanceof errors.HeadersOverflowError) {
      return { fault: 'reset', status: undefined, problem: new ProblemError('upstream_invalid', { cause: error }) };
    }
    const isTimeout = error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
    return { fault: isTimeout ? 'timeout' : 'reset', status: undefined, problem: toProblem(error, isTimeout) };
  }
  const isSlow = error instanceof errors.ConnectTimeoutError;
  const fault = isRefused(error) ? 'connectionRefused' : 'noConnection';
  return { fault, status: undefined, problem: toProblem(error, isSlow) };
}

function toProblem(cause: Error, isTimeout: boolean): ProblemError {
  return new ProblemError(isTimeout ? 'upstream_timeout' : 'upstream_unreachable', { cause });
}

// A name with several addresses fails with one error for each.
function isRefused(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.every((one) => one instanceof Error && isRefused(one));
  return 'code' in error && error.code === 'ECONNREFUSED';
}
