import { type Context, Hono } from 'hono';
import { toProxyCall } from '#domain/calls/user-call.ts';
import { sleep } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readRequestKey } from '#platform/http/idempotency.ts';
import { limitHighRisk } from '#upstream/policy/limit-high-risk.ts';
import type { JobRow } from './job-row.ts';
import { getOperation } from './job-store.ts';
import { type JobRouteDeps, requireJob, respondWithJob } from './respond-with-job.ts';

const CALLS_AWAITED_MS = 10_000;
const POLL_MS = 100;
const ATOMIC_JOB = 'This job is atomic. Undo it after it has ended.';

/** Routes below `/api/jobs/{jobId}` that stop, resume or undo a job. */
export function jobControlRoutes(deps: JobRouteDeps): Hono<AppEnv> {
  const { jobs, items, invalidations } = deps;
  const routes = new Hono<AppEnv>();
  const respondWithChanged = async (context: Context<AppEnv>, id: string) => {
    const { userId } = context.get('principal');
    for (const topic of ['jobs', `job:${id}`]) await invalidations.publish(userId, topic);
    return respondWithJob(context, items, await requireJob(jobs, context));
  };
  routes.post('/:jobId/stop', async (context) => {
    const job = await requireJob(jobs, context);
    if (job.is_atomic === 1) throw new ProblemError('conflict', { detail: ATOMIC_JOB });
    await applyEvent(deps, job, 'stop');
    await items.abandonWaiting(job.id);
    return respondWithChanged(context, job.id);
  });
  routes.post('/:jobId/pause', async (context) => {
    const job = await requireJob(jobs, context);
    if (job.is_atomic === 1) throw new ProblemError('conflict', { detail: ATOMIC_JOB });
    await applyEvent(deps, job, 'pause');
    return respondWithChanged(context, job.id);
  });
  routes.post('/:jobId/resume', async (context) => {
    const job = await requireJob(jobs, context);
    await requireProofForNext(deps, context, job);
    await applyEvent(deps, job, 'resume');
    return respondWithChanged(context, job.id);
  });
  routes.post('/:jobId/retry', async (context) => {
    const job = await requireJob(jobs, context);
    if (!(await jobs.retry(job.id))) throw new ProblemError('conflict', { detail: 'The job has been undone.' });
    return respondWithChanged(context, job.id);
  });
  routes.post('/:jobId/undo', async (context) => {
    const job = await requireJob(jobs, context);
    const undo = await createUndo(deps, context, job);
    for (const topic of ['jobs', `job:${job.id}`]) await invalidations.publish(job.user_id, topic);
    return respondWithJob(context, items, undo, 201);
  });
  return routes;
}

/**
 * Throws 403 if the job would immediately pause again because it requires recent authentication: the user is present now and can
 * authenticate.
 */
async function requireProofForNext({ items, calls }: JobRouteDeps, context: Context<AppEnv>, job: JobRow) {
  const [next] = await items.listWaiting(job.id, 1);
  if (!next) return;
  const call = { ...toProxyCall(next.call), body: next.call.body };
  await calls.checkProof(context.get('principal'), call, context.get('requestId'));
}

async function applyEvent({ jobs }: JobRouteDeps, job: JobRow, event: 'pause' | 'resume' | 'stop') {
  if (await jobs.apply(job.id, event)) return;
  throw new ProblemError('conflict', { detail: `The job is ${job.state}.` });
}

/** Accepts the job that undoes another one, in reverse order. */
async function createUndo(deps: JobRouteDeps, context: Context<AppEnv>, job: JobRow) {
  const { jobs, items, calls, limits } = deps;
  if (job.state !== 'ended' && job.state !== 'stopped') {
    throw new ProblemError('conflict', { detail: `The job is ${job.state}: stop it first.` });
  }
  if (job.undone_by !== null) throw new ProblemError('conflict', { detail: 'Another job is undoing this job.' });
  await awaitCalls(deps, job.id);
  const inverses = await items.listUndoCalls(job.id);
  const [first] = inverses;
  if (!first) throw new ProblemError('conflict', { detail: 'No step of this job can be undone.' });
  const principal = context.get('principal');
  const requested = inverses.map(({ call }) => call);
  await calls.checkAll(principal, requested, context.get('requestId'));
  await limitHighRisk(limits, principal, requested);
  const undo = await jobs.createUndo(job, inverses, readRequestKey(context, ['undo', job.id, getOperation(job)]));
  if (!undo) throw new TypeError('an undo has no items');
  return undo;
}

/**
 * Waits for calls that began before a job was stopped, because their effects must be undone as well. Throws 409 if they take too
 * long.
 */
async function awaitCalls({ jobs, items, clock }: JobRouteDeps, id: string): Promise<void> {
  const isCalling = async () => (await items.count([id])).get(id)?.has('running') && (await jobs.isLeased(id));
  for (let waitedMs = 0; await isCalling(); waitedMs += POLL_MS) {
    if (waitedMs >= CALLS_AWAITED_MS) {
      const detail = 'Calls of this job are still in progress. Undo it when they have ended.';
      throw new ProblemError('conflict', { detail, retryable: true, retryAfterSeconds: 1 });
    }
    await sleep(clock, POLL_MS);
  }
}
