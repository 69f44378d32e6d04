import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import { callBff } from '#shared/api/call-bff.ts';
import type { Job } from './queries.ts';

/** The same operation on many resources, in the format of the backend. */
export type JobDraft = Omit<components['schemas']['JobDraft'], 'operationId'> & { operationId: OperationId };

/** Submits a job to the backend, which continues it even if this page closes. */
export function startJob(draft: JobDraft): Promise<Job> {
  return callBff<Job>('bff.jobs.create', '/api/jobs', { method: 'POST', body: draft });
}
