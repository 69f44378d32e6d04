import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import { AUDIENCES } from '@rotunda/api-client/roles';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import { deliverMessage, type SendDeps } from '#platform/delivery/deliver-message.ts';
import { generateSigningSecret } from '#platform/delivery/sign-webhook.ts';
import type { ChannelKind } from '#platform/delivery/webhook-body.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { timeZoneName } from '#platform/http/time-zone-name.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { consumeRateLimit } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { composeTest } from './alert-message.ts';
import { type ChannelDraft, type ChannelRow, type ChannelStore, createTarget, readSchedule } from './channel-store.ts';
import type { DeliveryQueue } from './delivery-queue.ts';

type ChannelBody = components['schemas']['AlertChannel'];
type ChannelList = components['schemas']['AlertChannelList'];
type TestResult = components['schemas']['AlertChannelTest'];

/** The dependencies of the channel routes. Sessions are checked before the routes are reached. */
export type ChannelRouteDeps = SendDeps & {
  channels: ChannelStore;
  queue: DeliveryQueue;
  trail: AuditTrail;
  limits: RateLimits;
  invalidations: UserInvalidations;
  notify: () => void;
};

const PREVIOUS_SECRET_MS = 24 * 3_600_000;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');
const schedule = z.strictObject({
  frequency: z.enum(['instant', 'daily', 'weekly']),
  timeZone: timeZoneName,
  clock,
  weekday: z.int().min(1).max(7),
  quietHours: z
    .strictObject({ from: clock, to: clock })
    .refine(({ from, to }) => from !== to, 'must begin and end at different times')
    .exactOptional(),
});
const draft = z.strictObject({
  kind: z.enum(['mail', 'webhook', 'slack', 'googleChat', 'teams']),
  name: z.string().trim().min(1).max(80),
  address: z.string().trim().min(1).max(2_000).exactOptional(),
  schedule,
  isTeam: z.boolean().default(false),
  isEnabled: z.boolean().default(true),
});

/** `/api/alert-channels`: the channels that alerts are delivered to. */
export function channelRoutes(deps: ChannelRouteDeps): Hono<AppEnv> {
  const { channels, trail, invalidations } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const principal = context.get('principal');
    const rows = (await channels.list(principal.userId)).filter((row) => row.is_team === 0 || isOperator(principal));
    const counts = await deps.queue.count(rows.map(({ id }) => id));
    const bodies = rows.map((row) => toBody(row, principal, counts));
    return context.json<ChannelList>({ channels: bodies, hasMail: deps.mail !== undefined });
  });
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    const wanted = await readDraft(deps, context);
    const { address } = wanted;
    if (address === undefined) throw new ProblemError('bad_request', { detail: 'address: is required.' });
    const signingSecret = generateSigningSecret();
    const row = await trail.perform(requestActor(context), describe('alerts.channel.create', wanted), () =>
      channels.create(principal, wanted, { address, signingSecret }),
    );
    await invalidations.publish(principal.userId, 'alerts');
    const body = toBody(row, principal);
    return context.json<ChannelBody>(wanted.kind === 'webhook' ? { ...body, signingSecret } : body, 201);
  });
  routes.put('/:channelId', async (context) => {
    const row = await findChangeable(channels, context);
    const wanted = await readDraft(deps, context);
    if (wanted.kind !== row.kind) throw new ProblemError('bad_request', { detail: 'kind: cannot be changed.' });
    if (wanted.isTeam !== (row.is_team === 1))
      throw new ProblemError('bad_request', { detail: 'isTeam: cannot be changed.' });
    const action = { ...describe('alerts.channel.update', wanted), target: row.id };
    const changed = await trail.perform(requestActor(context), action, () => channels.change(row, wanted));
    deps.notify();
    await invalidations.publish(row.user_id, 'alerts');
    return context.json<ChannelBody>(toBody(changed, context.get('principal')));
  });
  routes.delete('/:channelId', async (context) => {
    const row = await findChangeable(channels, context);
    const action = { action: 'alerts.channel.delete', target: row.id };
    await trail.perform(requestActor(context), action, () => channels.delete(row.id));
    await invalidations.publish(row.user_id, 'alerts');
    return context.body(null, 204);
  });
  routes.post('/:channelId/test', async (context) => context.json<TestResult>(await test(deps, context)));
  routes.post('/:channelId/secret', async (context) => context.json<ChannelBody>(await rotateSecret(deps, context)));
  return routes;
}

async function test(deps: ChannelRouteDeps, context: Context<AppEnv>): Promise<TestResult> {
  const row = await findChangeable(deps.channels, context);
  await consumeRateLimit(deps.limits, 'highRisk', context.get('principal').subject);
  const action = { action: 'alerts.channel.test', target: row.id };
  return deps.trail.perform(requestActor(context), action, () => sendTest(deps, row));
}

/** Replaces the secret of a webhook. Only this response shows the new secret. */
async function rotateSecret(deps: ChannelRouteDeps, context: Context<AppEnv>): Promise<ChannelBody> {
  const row = await findChangeable(deps.channels, context);
  if (row.kind !== 'webhook') throw new ProblemError('bad_request', { detail: 'The channel has no signing secret.' });
  const signingSecret = generateSigningSecret();
  const action = { action: 'alerts.channel.rotateSecret', target: row.id };
  await deps.trail.perform(requestActor(context), action, async () => {
    const untilMs = deps.clock.nowMs() + PREVIOUS_SECRET_MS;
    if (!(await deps.channels.rotateSecret(row, signingSecret, untilMs))) throw createAlteredChannelProblem();
  });
  return { ...toBody(row, context.get('principal')), signingSecret };
}

function createAlteredChannelProblem(): ProblemError {
  return new ProblemError('conflict', { detail: 'The stored channel was changed outside of the console.' });
}

async function sendTest(deps: ChannelRouteDeps, row: ChannelRow): Promise<TestResult> {
  const secret = await deps.channels.readSecret(row);
  if (!secret) throw createAlteredChannelProblem();
  const message = composeTest(`msg_${randomUUID()}`, deps.clock.nowMs(), deps.address);
  const result = await deliverMessage(deps, row.kind as ChannelKind, createTarget(secret, deps.clock.nowMs()), message);
  const { outcome, response, status, durationMs } = result;
  return { isAccepted: outcome === 'accepted', response, durationMs, ...(status !== undefined && { status }) };
}

/**
 * Reads the channel from a request. Throws if the address must not be called, or if a user who is not an operator submits a team
 * channel.
 */
async function readDraft(deps: ChannelRouteDeps, context: Context<AppEnv>): Promise<ChannelDraft> {
  const principal = context.get('principal');
  const wanted = await readJson<ChannelDraft>(context, draft);
  if (wanted.isTeam) requireOperator(principal);
  const { kind, address } = wanted;
  if (address === undefined) return wanted;
  const refuse = (text: string) => new ProblemError('bad_request', { detail: `address: ${text}` });
  if (kind === 'mail') {
    if (!z.email().safeParse(address).success) throw refuse('must be an email address.');
    // A user's alerts are not sent to other people.
    if (!wanted.isTeam && address.toLowerCase() !== principal.email.toLowerCase())
      throw refuse(`must be your own: ${principal.email}. Operators can add other addresses as team channels.`);
    return wanted;
  }
  const fault = deps.webhooks.policy.findFault(address);
  if (fault === 'noHost') throw refuse('must be a URL with a host.');
  if (fault === 'notHttps') throw refuse('must begin with https://.');
  if (fault) throw refuse('this host is blocked. An administrator can allow it with BFF_WEBHOOK_HOSTS.');
  return wanted;
}

/** Finds the channel that a request addresses. It must belong to the user; operators may also change team channels. */
async function findChangeable(channels: ChannelStore, context: Context<AppEnv>): Promise<ChannelRow> {
  const principal = context.get('principal');
  const row = await channels.find(context.req.param('channelId') ?? '');
  if (!row || !canUseChannel(principal, row)) throw new ProblemError('not_found', { detail: 'Channel not found.' });
  return row;
}

function requireOperator(principal: Principal): void {
  if (isOperator(principal)) return;
  throw new ProblemError('policy_denied', {
    detail: `Team channels require the ${AUDIENCES.operators.join(' or ')} role.`,
    missing: { roles: [...AUDIENCES.operators] },
  });
}

/** Whether a user may see, use and change a channel. */
export function canUseChannel(principal: Principal, row: ChannelRow): boolean {
  return row.is_team === 1 ? isOperator(principal) : row.user_id === principal.userId;
}

/** Whether a user may see and change the team's channels. */
export function isOperator({ roles }: Principal): boolean {
  return roles.some((role) => AUDIENCES.operators.some((known) => known === role));
}

function describe(action: string, { kind, isTeam, isEnabled }: ChannelDraft) {
  return { action, details: { kind, isTeam, isEnabled } };
}

function toBody(
  row: ChannelRow,
  { userId }: Principal,
  counts: readonly { channelId: string; state: string; count: number }[] = [],
): ChannelBody {
  const countOf = (state: string) => counts.find((one) => one.channelId === row.id && one.state === state)?.count ?? 0;
  return {
    channelId: row.id,
    name: row.name,
    kind: row.kind as ChannelKind,
    target: row.target,
    isTeam: row.is_team === 1,
    isMine: row.user_id === userId,
    ownerName: row.owner_name,
    isEnabled: row.is_enabled === 1,
    schedule: readSchedule(row),
    status: row.status as ChannelBody['status'],
    statusTime: new Date(Number(row.status_since)).toISOString(),
    ...(row.last_response !== null && { lastResponse: row.last_response }),
    ...(row.delivered_at !== null && { deliveredTime: new Date(Number(row.delivered_at)).toISOString() }),
    waitingCount: countOf('pending'),
    failedCount: countOf('failed'),
  };
}
