import type { components } from '@rotunda/api-client/bff-types';
import type { Context } from 'hono';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { HoldTimes } from '#platform/user-settings/hold-time.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { toJobBodies } from './job-body.ts';
import type { JobEscalations } from './job-escalations.ts';
import type { JobItemStore } from './job-item-store.ts';
import type { JobRow } from './job-row.ts';
import type { JobStore } from './job-store.ts';

type JobBody = components['schemas']['Job'];

/** The dependencies of the job routes. Sessions are checked before the routes are reached. */
export type JobRouteDeps = HoldTimes & {
  jobs: JobStore;
  items: JobItemStore;
  calls: UserCallExecutor;
  invalidations: UserInvalidations;
  limits: RateLimits;
  escalations: JobEscalations;
  clock: Clock;
};

/** Returns the job that a request addresses. Throws 404 if the user has none with this ID. */
export async function requireJob(jobs: JobStore, context: Context<AppEnv>): Promise<JobRow> {
  const job = await jobs.find(context.get('principal').userId, context.req.param('jobId') ?? '');
  if (!job) throw new ProblemError('not_found', { detail: 'Job not found.' });
  return job;
}

/** Responds with a job and its progress. */
export async function respondWithJob(
  context: Context<AppEnv>,
  items: JobItemStore,
  row: JobRow,
  status: 200 | 201 = 200,
): Promise<Response> {
  const [body] = await toJobBodies(items, [row]);
  if (!body) throw new TypeError('a job has no body');
  return context.json<JobBody>(body, status);
}
