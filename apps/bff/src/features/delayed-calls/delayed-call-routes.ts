import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import { callBody, callParams, operationId, requireChange, requireReview } from '#domain/calls/user-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readRequestKey } from '#platform/http/idempotency.ts';
import { readJson } from '#platform/http/read-json.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { type HoldTimes, MAX_HOLD_SECONDS, readHoldMs } from '#platform/user-settings/hold-time.ts';
import { supportsPrecondition } from '#upstream/calls/precondition.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { limitHighRisk } from '#upstream/policy/limit-high-risk.ts';
import type { DelayedCall, DelayedCallStore } from './delayed-call-store.ts';

type DelayedCallList = components['schemas']['DelayedCallList'];

/** The dependencies of the delayed call routes. Sessions are checked before the routes are reached. */
export type DelayedCallRouteDeps = HoldTimes & {
  delayedCalls: DelayedCallStore;
  calls: UserCallExecutor;
  limits: RateLimits;
  invalidations: UserInvalidations;
};

const MAX_BODY_BYTES = 1024 * 1024;

const draft = z.strictObject({
  operationId,
  params: callParams,
  body: callBody.optional(),
  label: z.string().trim().min(1).max(300),
  ifMatch: z.string().max(256).optional(),
  isUnseen: z.literal(true).optional(),
  pinsContent: z.literal(true).optional(),
  holdMs: z
    .number()
    .int()
    .min(0)
    .max(MAX_HOLD_SECONDS * 1000)
    .optional(),
});

/** `/api/delayed-calls`: calls that are made after a delay, during which they can be cancelled. */
export function delayedCallRoutes(deps: DelayedCallRouteDeps): Hono<AppEnv> {
  const { delayedCalls, calls, invalidations } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) =>
    context.json<DelayedCallList>({ delayedCalls: await delayedCalls.list(context.get('principal').userId) }),
  );
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    calls.requireAnyChange(principal);
    const { label, holdMs, ifMatch, ...call } = await readJson(context, draft, { maxBytes: MAX_BODY_BYTES });
    requireChange(call);
    requireReview(call);
    if (ifMatch !== undefined && !supportsPrecondition(call)) {
      throw new ProblemError('bad_request', { detail: `ifMatch: ${call.operationId} does not support preconditions.` });
    }
    await calls.check(principal, call, context.get('requestId'));
    await limitHighRisk(deps.limits, principal, [call]);
    const request = readRequestKey(context, { label, holdMs, ifMatch, call });
    const chosen = holdMs ?? (await readHoldMs(deps, principal.userId));
    const held = await delayedCalls.create({ userId: principal.userId, call, ifMatch, label, holdMs: chosen }, request);
    await invalidations.publish(principal.userId, 'delayed-calls');
    return context.json<DelayedCall>(held, 201);
  });
  routes.get('/:delayedCallId', async (context) => {
    const held = await delayedCalls.find(context.get('principal').userId, context.req.param('delayedCallId'));
    if (!held) throw notFoundProblem();
    return context.json<DelayedCall>(held);
  });
  routes.delete('/:delayedCallId', async (context) => {
    const { userId } = context.get('principal');
    const delayedCallId = context.req.param('delayedCallId');
    const taken = await delayedCalls.cancel(userId, delayedCallId);
    if (!taken) throw await explainRefusal(delayedCalls, userId, delayedCallId);
    await invalidations.publish(userId, 'delayed-calls');
    return context.json<DelayedCall>(taken);
  });
  return routes;
}

async function explainRefusal(
  delayedCalls: DelayedCallStore,
  userId: string,
  delayedCallId: string,
): Promise<ProblemError> {
  const held = await delayedCalls.find(userId, delayedCallId);
  if (!held) return notFoundProblem();
  const detail = held.state === 'cancelled' ? 'This call has already been undone.' : 'This call has already been sent.';
  return new ProblemError('conflict', { detail });
}

function notFoundProblem(): ProblemError {
  return new ProblemError('not_found', { detail: 'Delayed call not found. Delayed calls are stored for a day.' });
}
