import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import { callBff } from '#shared/api/call-bff.ts';
import type { Job } from './queries.ts';

/** The same operation on many resources, as the backend accepts it. */
export type JobDraft = Omit<components['schemas']['JobDraft'], 'operationId'> & { operationId: OperationId };

/** Hands a job over to the backend, which goes on with it whatever becomes of this page. */
export function startJob(draft: JobDraft): Promise<Job> {
  return callBff<Job>('bff.jobs.create', '/api/jobs', { method: 'POST', body: draft });
}
