import type { ProblemError } from './problem.ts';

/** Whether a service refused the call. A call stopped by the console's own budget has the same reason but was not sent. */
export function isServiceQuotaError({ failure, upstream }: ProblemError): boolean {
  return failure === 'quota' && upstream !== undefined;
}

/** Returns why background work failed, for its owner. Services describe an exceeded quota in many ways. */
export function formatFailure(problem: ProblemError): string {
  return isServiceQuotaError(problem) ? 'The quota of the service is used up.' : problem.message;
}
