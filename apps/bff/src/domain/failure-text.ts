import type { ProblemError } from './problem.ts';

/** Whether a service refused. A call that the console's own budget holds back has the same reason, and was not sent. */
export function isRefusedForQuota({ failure, upstream }: ProblemError): boolean {
  return failure === 'quota' && upstream !== undefined;
}

/** Why work in the background failed, for its owner. Services describe a used-up quota in many ways. */
export function failureText(problem: ProblemError): string {
  return isRefusedForQuota(problem) ? 'The quota of the service is used up.' : problem.message;
}
