import type { components } from '@rotunda/api-client/bff-types';

type JobItem = components['schemas']['JobItem'];

/** Describes why an item of a job failed, in the service's words if available. */
export function formatFailure({ problem, reason }: Pick<JobItem, 'problem' | 'reason'>): string {
  return problem?.upstream?.message ?? problem?.detail ?? problem?.title ?? reason ?? 'no reason was given';
}
