import { ProblemError } from '#domain/problem.ts';
import type { IndexReader } from '#features/indexes/readers/index-reader.ts';

/**
 * What follows when a target could not be read. `pause`: no other target would fare better now. `drop`: it is gone.
 * `final`: it is left out, since repeating changes nothing. `retry`: it is read again later.
 */
export type FailureVerdict =
  | { kind: 'pause' }
  | { kind: 'drop' }
  | { kind: 'final'; reason: string }
  | { kind: 'retry'; reason: string };

const NEEDS_SIGN_IN: ReadonlySet<string> = new Set(['unauthenticated', 'upstream_auth']);

/** Says what follows from the failure of one target of an index, by its reason. */
export function judgeFailure(problem: ProblemError, reader: IndexReader): FailureVerdict {
  if (NEEDS_SIGN_IN.has(problem.code)) return { kind: 'pause' };
  // Targets that are fixed are of different services and operations: one says nothing of the others.
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
      return { kind: 'final', reason: isForbidden ? reader.refusal : problem.message };
    }
    default:
      return { kind: 'retry', reason: problem.message };
  }
}

/** What an error of reading a target is to its index. */
export function toProblem(error: unknown): ProblemError {
  return error instanceof ProblemError ? error : new ProblemError('upstream_invalid', { cause: error });
}
