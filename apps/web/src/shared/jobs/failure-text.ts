import type { components } from '@rotunda/api-client/bff-types';

type JobItem = components['schemas']['JobItem'];

/** Why an item of a job failed, in the words of the service where it has said any. */
export function failureText({ problem, reason }: Pick<JobItem, 'problem' | 'reason'>): string {
  return problem?.upstream?.message ?? problem?.detail ?? problem?.title ?? reason ?? 'no reason was given';
}
