import { ProblemError } from '#domain/problem.ts';
import type { IndexReader } from '#features/indexes/readers/index-reader.ts';

/**
 * The consequence of failing to read a target. `pause`: no other target could be read now either. `drop`: the target no longer
 * exists. `final`: the target is skipped, because a retry would not help. `retry`: the target is read again later.
 */
export type FailureAction =
  | { kind: 'pause' }
  | { kind: 'drop' }
  | { kind: 'final'; reason: string }
  | { kind: 'retry'; reason: string };

const NEEDS_SIGN_IN: ReadonlySet<string> = new Set(['unauthenticated', 'upstream_auth']);

/** Returns the consequence of one target's failure, based on its reason. */
export function classifyFailure(problem: ProblemError, reader: IndexReader): FailureAction {
  if (NEEDS_SIGN_IN.has(problem.code)) return { kind: 'pause' };
  // Fixed targets belong to different services and operations, so the failure of one says nothing about the others.
  const isOfAll = reader.fileQuery !== undefined;
  switch (problem.failure) {
    case 'quota':
      return { kind: 'pause' };
    case 'scope_missing':
    case 'api_disabled':
    case 'not_offered':
      return isOfAll ? { kind: 'pause' } : { kind: 'final', reason: problem.message };
    case 'not_found':
      return isOfAll ? { kind: 'drop' } : { kind: 'final', reason: problem.message };
    case 'domain_policy':
      return { kind: 'final', reason: problem.message };
    case 'refused': {
      const isForbidden = problem.code === 'upstream_forbidden';
      return { kind: 'final', reason: isForbidden ? reader.forbiddenMessage : problem.message };
    }
    default:
      return { kind: 'retry', reason: problem.message };
  }
}

/** Converts an error of reading a target to a problem. */
export function toProblem(error: unknown): ProblemError {
  return error instanceof ProblemError ? error : new ProblemError('upstream_invalid', { cause: error });
}
