import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { instant, readQuery } from '#platform/http/read-query.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { AccessPeriod, AccessPeriodStore } from './access-period-store.ts';

type PeriodBody = components['schemas']['CalendarAccessPeriod'];
type PeriodList = components['schemas']['CalendarAccessPeriodList'];

/** The dependencies of the access period routes. Sessions and roles are checked before the routes are reached. */
export type AccessPeriodRouteDeps = {
  periods: AccessPeriodStore;
  calls: UserCallExecutor;
  trail: AuditTrail;
  clock: Clock;
};

const MAX_LISTED = 200;
const MAX_AHEAD_MS = 2 * 366 * 24 * 3_600_000;
const ROLES = ['freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'] as const;
const SCOPES = ['user', 'group', 'domain'] as const;
const STATES = ['planned', 'active', 'ended', 'failed'] as const;

const calendarId = z.string().min(1).max(256);
const draft = z.strictObject({
  calendarId,
  scope: z.strictObject({ type: z.enum(SCOPES), value: z.string().trim().toLowerCase().min(3).max(254) }),
  role: z.enum(ROLES),
  notifies: z.boolean().default(false),
  startTime: instant.optional(),
  endTime: instant,
});

/** `/api/calendar-access-periods`: calendar access that begins and ends at scheduled times. */
export function accessPeriodRoutes(deps: AccessPeriodRouteDeps): Hono<AppEnv> {
  const { periods, calls, trail, clock } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const query = readQuery(context, z.strictObject({ calendarId }));
    await requireVisible(deps, context, query.calendarId);
    const { userId } = context.get('principal');
    const rows = await periods.list(query.calendarId, MAX_LISTED);
    return context.json<PeriodList>({ periods: rows.map((row) => toBody(row, userId)) });
  });
  routes.post('/', async (context) => {
    const { startTime, endTime, ...wanted } = await readJson(context, draft);
    const principal = context.get('principal');
    const nowMs = clock.nowMs();
    const planned = { ...wanted, startMs: Math.max(startTime ?? nowMs, nowMs), endMs: endTime };
    if (planned.endMs <= planned.startMs || planned.endMs > nowMs + MAX_AHEAD_MS)
      throw new ProblemError('bad_request', { detail: 'endTime: must be after the start and within two years.' });
    calls.requireAllowed(principal, 'calendar.acl.delete');
    const { scope, role } = planned;
    const params = { calendarId: planned.calendarId, sendNotifications: planned.notifies };
    const grant = { operationId: 'calendar.acl.insert', params, body: { scope, role } } as const;
    await calls.check(principal, grant, context.get('requestId'));
    await requireVisible(deps, context, planned.calendarId);
    const details = { grantee: scope.value, role, until: new Date(planned.endMs).toISOString() };
    const action = { action: 'calendars.access.plan', target: planned.calendarId, details };
    const row = await trail.perform(requestActor(context), action, () => periods.create(principal, planned));
    if (!row)
      throw new ProblemError('conflict', { detail: 'Another period for the same person or group overlaps this one.' });
    return context.json<PeriodBody>(toBody(row, principal.userId), 201);
  });
  routes.delete('/:periodId', async (context) => {
    const id = context.req.param('periodId');
    const { userId } = context.get('principal');
    const action = { action: 'calendars.access.end', target: id };
    const isEnded = await trail.perform(requestActor(context), action, () => periods.end(userId, id));
    if (!isEnded) throw new ProblemError('not_found', { detail: 'The period has ended, or another user planned it.' });
    return context.body(null, 204);
  });
  return routes;
}

/** Rejects users who may not see who has access to a calendar, with the service's error. */
async function requireVisible({ calls }: AccessPeriodRouteDeps, context: Context<AppEnv>, id: string): Promise<void> {
  const params = { calendarId: id, maxResults: 1, fields: 'kind' };
  await calls.execute(context.get('principal'), { operationId: 'calendar.acl.list', params }, context.get('requestId'));
}

function toBody(row: AccessPeriod, userId: string): PeriodBody {
  const isGranting = row.state === 'granting';
  return {
    periodId: row.id,
    calendarId: row.calendar_id,
    scope: { type: SCOPES.find((known) => known === row.scope_type) ?? 'user', value: row.scope_value },
    role: ROLES.find((known) => known === row.role) ?? 'reader',
    startTime: new Date(Number(row.starts_at)).toISOString(),
    endTime: new Date(Number(row.ends_at)).toISOString(),
    state: isGranting ? 'planned' : (STATES.find((known) => known === row.state) ?? 'planned'),
    ...(row.reason !== '' && { reason: row.reason }),
    plannedBy: row.user_email,
    isOwn: row.user_id === userId,
  };
}
