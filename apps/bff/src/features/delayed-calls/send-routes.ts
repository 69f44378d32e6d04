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
import type { HeldSend, SendStore } from './send-store.ts';

type HeldSendList = components['schemas']['HeldSendList'];

/** What the routes of held calls work with. Sessions are checked before they are reached. */
export type SendRouteDeps = HoldTimes & {
  sends: SendStore;
  calls: UserCallExecutor;
  limits: RateLimits;
  hints: UserInvalidations;
};

const MAX_HELD = 500;
const MAX_BODY_BYTES = 1024 * 1024;

const draft = z.strictObject({
  operationId,
  params: callParams,
  body: callBody.optional(),
  label: z.string().trim().min(1).max(300),
  stamp: z.string().max(256).optional(),
  isUnseen: z.literal(true).optional(),
  keepsContent: z.literal(true).optional(),
  holdMs: z
    .number()
    .int()
    .min(0)
    .max(MAX_HOLD_SECONDS * 1000)
    .optional(),
});

/** `/api/sends`: calls that are made after a while, in which they can be taken back. */
export function sendRoutes(deps: SendRouteDeps): Hono<AppEnv> {
  const { sends, calls, hints } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) =>
    context.json<HeldSendList>({ sends: await sends.list(context.get('principal').personId) }),
  );
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    calls.requireAnyChange(principal);
    const { label, holdMs, stamp, ...call } = await readJson(context, draft, { maxBytes: MAX_BODY_BYTES });
    requireChange(call);
    requireReview(call);
    if (stamp !== undefined && !supportsPrecondition(call)) {
      throw new ProblemError('bad_request', { detail: `stamp: ${call.operationId} knows none.` });
    }
    await calls.check(principal, call, context.get('requestId'));
    if ((await sends.countHeld(principal.personId)) >= MAX_HELD) {
      throw new ProblemError('rate_limited', { detail: 'You have too many calls waiting.', retryAfterSeconds: 5 });
    }
    await limitHighRisk(deps.limits, principal, [call]);
    const request = readRequestKey(context, { label, holdMs, stamp, call });
    const chosen = holdMs ?? (await readHoldMs(deps, principal.personId));
    const held = await sends.create({ personId: principal.personId, call, stamp, label, holdMs: chosen }, request);
    await hints.publish(principal.personId, 'sends');
    return context.json<HeldSend>(held, 201);
  });
  routes.get('/:sendId', async (context) => {
    const held = await sends.find(context.get('principal').personId, context.req.param('sendId'));
    if (!held) throw unknownSend();
    return context.json<HeldSend>(held);
  });
  routes.delete('/:sendId', async (context) => {
    const { personId } = context.get('principal');
    const sendId = context.req.param('sendId');
    const taken = await sends.takeBack(personId, sendId);
    if (!taken) throw await whyNot(sends, personId, sendId);
    await hints.publish(personId, 'sends');
    return context.json<HeldSend>(taken);
  });
  return routes;
}

async function whyNot(sends: SendStore, personId: string, sendId: string): Promise<ProblemError> {
  const held = await sends.find(personId, sendId);
  if (!held) return unknownSend();
  const detail = held.state === 'takenBack' ? 'It has already been undone.' : 'It is too late: it has been sent.';
  return new ProblemError('conflict', { detail });
}

function unknownSend(): ProblemError {
  return new ProblemError('not_found', { detail: 'Held call not found; held calls are kept for a day.' });
}
