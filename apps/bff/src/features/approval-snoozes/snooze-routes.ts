import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { instant } from '#platform/http/read-query.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { SnoozeStore } from './snooze-store.ts';

type SnoozeList = components['schemas']['ApprovalSnoozeList'];
type SnoozeResult = components['schemas']['ApprovalSnoozeResult'];

/** The dependencies of the snooze routes. Sessions and roles are checked before the routes are reached. */
export type SnoozeRouteDeps = {
  snoozes: SnoozeStore;
  trail: AuditTrail;
  invalidations: UserInvalidations;
  clock: Clock;
};

const MAX_APPROVALS = 500;
const MAX_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

const id = z.string().min(1).max(256);
const change = z.strictObject({
  approvals: z
    .array(z.strictObject({ fileId: id, approvalId: id }))
    .min(1)
    .max(MAX_APPROVALS),
  until: instant.nullable(),
});

/** `/api/approval-snoozes`: snoozes a user's pending approvals until a given time. */
export function snoozeRoutes({ snoozes, trail, invalidations, clock }: SnoozeRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const found = await snoozes.list(context.get('principal').userId, MAX_APPROVALS);
    return context.json<SnoozeList>({ snoozes: found.map(toBody) });
  });
  routes.put('/', async (context) => {
    const { approvals, until } = await readJson(context, change);
    const { userId } = context.get('principal');
    const nowMs = clock.nowMs();
    if (until !== null && (until <= nowMs || until > nowMs + MAX_DAYS * DAY_MS))
      throw new ProblemError('bad_request', { detail: `until: must be within the next ${MAX_DAYS} days.` });
    const wanted = [...new Set(approvals.map(({ fileId, approvalId }) => `${fileId}/${approvalId}`))];
    const rowIds = await snoozes.listWaiting(userId, wanted);
    if (rowIds.length === 0)
      throw new ProblemError('not_found', { detail: 'None of these approvals is waiting for you any more.' });
    const details = { count: rowIds.length, ...(until !== null && { until: new Date(until).toISOString() }) };
    const action = { action: until === null ? 'approvals.unsnooze' : 'approvals.snooze', details };
    await trail.perform(requestActor(context), action, () =>
      until === null ? snoozes.end(userId, rowIds) : snoozes.set(userId, rowIds, until),
    );
    await invalidations.publish(userId, 'index:approvals');
    return context.json<SnoozeResult>({ count: rowIds.length });
  });
  return routes;
}

function toBody({ rowId, untilMs }: { rowId: string; untilMs: number }): SnoozeList['snoozes'][number] {
  const [fileId = '', approvalId = ''] = rowId.split('/', 2);
  return { fileId, approvalId, until: new Date(untilMs).toISOString() };
}
