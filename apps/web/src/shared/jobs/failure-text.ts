import type { components } from '@rotunda/api-client/bff-types';

/** Why an item of a job failed, in the words of the service where it has said any. */
export function failureText(problem: components['schemas']['JobItem']['problem']): string {
  return problem?.upstream?.message ?? problem?.detail ?? problem?.title ?? 'no reason was given';
}
