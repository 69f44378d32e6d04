import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { APPROVAL_FIELDS, approvalSnapshot } from '#domain/approval-snapshot.ts';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { isStepAhead, timedStep } from '#domain/timed-step.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { readQuery } from '#platform/http/read-query.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { Escalation, EscalationKey, EscalationStore, NextApproval } from './escalation-store.ts';

type EscalationBody = components['schemas']['Escalation'];
type EscalationList = components['schemas']['EscalationList'];

/** The dependencies of the escalation routes. Sessions and roles are checked before the routes are reached. */
export type EscalationRouteDeps = {
  escalations: EscalationStore;
  calls: UserCallExecutor;
  trail: AuditTrail;
  clock: Clock;
};

const MAX_STEPS = 4;
const KINDS = ['remind', 'notify', 'reassign', 'start'] as const;
const STATES = ['waiting', 'done', 'failed', 'dropped'] as const;

const id = z.string().min(1).max(256);
const query = z.strictObject({ fileId: id, approvalId: id });
const address = z.string().trim().min(3).max(254).includes('@');
const nextApproval = z
  .strictObject({
    kind: z.literal('start'),
    reviewers: z.array(address).min(1).max(50),
    message: z.string().trim().max(5_000).default(''),
    dueDays: z.int().min(1).max(365).optional(),
  })
  .transform(({ kind, reviewers, message, dueDays }) => ({ kind, next: { reviewers, message, dueDays } }));
const step = z.union([nextApproval, timedStep]);
const draft = query.extend({ steps: z.array(step).max(MAX_STEPS) });

/** `/api/escalations`: the scheduled steps of an approval that still waits for a response. */
export function escalationRoutes(deps: EscalationRouteDeps): Hono<AppEnv> {
  const { escalations, trail } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const key = { ...readQuery(context, query), userId: context.get('principal').userId };
    return context.json<EscalationList>(await readList(deps, key));
  });
  routes.put('/', async (context) => {
    const { fileId, approvalId, steps } = await readJson(context, draft);
    const key = { fileId, approvalId, userId: context.get('principal').userId };
    const nowMs = deps.clock.nowMs();
    if (steps.some((one) => one.kind !== 'start' && !isStepAhead(one, nowMs)))
      throw new ProblemError('bad_request', { detail: 'steps: times must be within a year from now.' });
    if (steps.length > 0) await requireOpen(deps, context, key);
    const details = { approvalId, steps: steps.length };
    const action = { action: 'approvals.escalation.set', target: fileId, details };
    await trail.perform(requestActor(context), action, () => escalations.replace(key, steps));
    return context.json<EscalationList>(await readList(deps, key));
  });
  return routes;
}

/** Throws the service's error if the user may not see the approval, and 409 if it has ended. */
async function requireOpen({ calls }: EscalationRouteDeps, context: Context<AppEnv>, key: EscalationKey) {
  const { fileId, approvalId } = key;
  const principal = context.get('principal');
  const params = { fileId, approvalId, fields: APPROVAL_FIELDS };
  calls.requireAllowed(principal, 'drive.approvals.comment');
  calls.requireAllowed(principal, 'drive.approvals.reassign');
  calls.requireAllowed(principal, 'drive.approvals.start');
  const call = { operationId: 'drive.approvals.get', params } as const;
  const { body } = await calls.execute(principal, call, context.get('requestId'));
  if (approvalSnapshot.parse(body).status === 'IN_PROGRESS') return;
  throw new ProblemError('conflict', { detail: 'The approval has ended.' });
}

async function readList({ escalations }: EscalationRouteDeps, key: EscalationKey): Promise<EscalationList> {
  return { steps: (await escalations.list(key)).map(toBody) };
}

function toBody({ kind, reviewer_email, next_approval, planned_at, state, reason }: Escalation): EscalationBody {
  const next = next_approval === null ? undefined : (JSON.parse(next_approval) as NextApproval);
  return {
    kind: KINDS.find((known) => known === kind) ?? 'remind',
    time: new Date(Number(planned_at)).toISOString(),
    ...(reviewer_email !== '' && { reviewer: reviewer_email }),
    ...(next && { reviewers: next.reviewers, message: next.message }),
    ...(next?.dueDays !== undefined && { dueDays: next.dueDays }),
    state: STATES.find((known) => known === state) ?? 'waiting',
    ...(reason !== '' && { reason }),
  };
}
