import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { toEmailKey } from '#domain/email-key.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { instant } from '#platform/http/read-query.ts';
import type { Absence, AbsenceStore, CoveredApproval } from './absence-store.ts';
import type { StandInRule } from './stand-in-rule.ts';

type AbsenceBody = components['schemas']['Absence'];
type AbsenceList = components['schemas']['AbsenceList'];

/** The dependencies of the absence routes. Sessions and roles are checked before the routes are reached. */
export type AbsenceRouteDeps = {
  absences: AbsenceStore;
  trail: AuditTrail;
  clock: Clock;
  readRule: () => Promise<StandInRule>;
};

const MAX_LISTED = 20;
const MAX_APPROVALS = 500;
const MAX_AHEAD_MS = 366 * 24 * 3_600_000;

const draft = z.strictObject({
  standIn: z.string().trim().min(3).max(254).includes('@'),
  startTime: instant,
  endTime: instant,
});

/** `/api/absences`: users' absences and their stand-ins. */
export function absenceRoutes({ absences, trail, clock, readRule }: AbsenceRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const found = await absences.list(context.get('principal').userId, MAX_LISTED);
    const covered = await absences.listApprovals(
      found.map(({ id }) => id),
      MAX_APPROVALS,
    );
    const byAbsence = Map.groupBy(covered, ({ absence_id }) => absence_id);
    const bodies = found.map((absence) => toBody(absence, byAbsence.get(absence.id) ?? [], clock.nowMs()));
    return context.json<AbsenceList>({ absences: bodies, rule: await readRule() });
  });
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    const { standIn, startTime, endTime } = await readJson(context, draft);
    const nowMs = clock.nowMs();
    if (endTime <= startTime || endTime <= nowMs || endTime > nowMs + MAX_AHEAD_MS)
      throw new ProblemError('bad_request', {
        detail: 'endTime: must be after startTime, and within a year from now.',
      });
    if (toEmailKey(standIn) === toEmailKey(principal.email))
      throw new ProblemError('bad_request', { detail: 'standIn: must be another person.' });
    const action = { action: 'approvals.absence.create', details: { standIn } };
    const created = await trail.perform(requestActor(context), action, () =>
      absences.create(principal, { standInEmail: standIn, startMs: startTime, endMs: endTime }),
    );
    if (!created) throw new ProblemError('conflict', { detail: 'You already have an absence in this time.' });
    return context.json<AbsenceBody>(toBody(created, [], nowMs), 201);
  });
  routes.delete('/:absenceId', async (context) => {
    const absence = await absences.find(context.get('principal').userId, context.req.param('absenceId'));
    if (!absence) throw new ProblemError('not_found', { detail: 'Absence not found.' });
    const action = { action: 'approvals.absence.end', target: absence.id };
    await trail.perform(requestActor(context), action, () => absences.end(absence));
    return context.body(null, 204);
  });
  return routes;
}

function toBody(absence: Absence, covered: readonly CoveredApproval[], nowMs: number): AbsenceBody {
  const startMs = Number(absence.starts_at);
  const endMs = Number(absence.ends_at);
  return {
    absenceId: absence.id,
    standIn: absence.stand_in_email,
    startTime: new Date(startMs).toISOString(),
    endTime: new Date(endMs).toISOString(),
    state: nowMs >= endMs ? 'ended' : nowMs >= startMs ? 'active' : 'planned',
    approvals: covered.map(toApproval),
  };
}

function toApproval({ row_id, title, outcome, reason, actor_email, updated_at }: CoveredApproval) {
  const [fileId = '', approvalId = ''] = row_id.split('/', 2);
  return {
    fileId,
    approvalId,
    title,
    outcome: outcome === 'done' ? ('done' as const) : ('failed' as const),
    ...(reason !== '' && { reason }),
    ...(actor_email !== '' && { actor: actor_email }),
    time: new Date(Number(updated_at)).toISOString(),
  };
}
