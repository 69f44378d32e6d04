import { errors } from 'undici';
import { type FailureReason, ProblemError } from '#domain/problem.ts';

/**
 * The cause of a failed call. `connectionRefused`: nothing is listening. `noConnection`: no connection was established, so
 * nothing was sent. `reset`: the connection broke during the call. `timeout`: no response in time. `response`: an error response.
 * `internal`: the call was ended here, by its sender or by a rule.
 */
type Fault = 'connectionRefused' | 'noConnection' | 'reset' | 'timeout' | 'response' | 'internal';

/** A failed call whose response has not reached the browser, and the problem to report. */
export type CallFailure = {
  readonly fault: Fault;
  /** The status of the service's response. Undefined if there was none. */
  readonly status: number | undefined;
  readonly problem: ProblemError;
};

const TRANSIENT_STATUSES: readonly number[] = [408, 502, 503, 504];

/** Whether a later attempt may succeed, by the response. A broken connection is judged by its `fault`. */
export function isTransient(failure: CallFailure): boolean {
  return isQuota(failure) || TRANSIENT_STATUSES.includes(failure.status ?? 0);
}

/** Whether the service rejected the call because of a quota. */
export function isQuota({ fault, problem }: CallFailure): boolean {
  return fault === 'response' && problem.failure === 'quota';
}

/** Whether the service may have processed the call although it failed. */
export function isInDoubt(failure: CallFailure): boolean {
  const { fault, status } = failure;
  if (isQuota(failure)) return false;
  return fault === 'reset' || fault === 'timeout' || (status !== undefined && (status === 408 || status >= 500));
}

/** Whether the service has certainly not processed the call, so that it can be sent again. */
export function isNotProcessed(failure: CallFailure): boolean {
  const { fault, status, problem } = failure;
  if (fault === 'connectionRefused' || fault === 'noConnection') return true;
  return isQuota(failure) || (status === 503 && problem.retryAfterSeconds !== undefined);
}

/** The reason for ending a call that nobody is waiting for any more. It says nothing about the service. */
export class ClientDisconnectedError extends Error {
  override readonly name = 'ClientDisconnectedError';

  constructor(options?: ErrorOptions) {
    super('the browser disconnected', options);
  }
}

/** Converts a connection error to a failure. `isConnected` reports whether the call had been assigned a connection. */
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

// A name with several addresses fails with one error per address.
function isRefused(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.every((one) => one instanceof Error && isRefused(one));
  return 'code' in error && error.code === 'ECONNREFUSED';
}

const REASONS_OF_CALL: readonly (FailureReason | undefined)[] = ['conflict', 'not_found', 'refused'];

/**
 * Whether a call failed because of its own content or was ended by its sender. Otherwise, the service or the connection to it is
 * the cause.
 */
export function isCausedByRequest({ fault, problem }: CallFailure): boolean {
  return fault === 'internal' || (fault === 'response' && REASONS_OF_CALL.includes(problem.failure));
}
