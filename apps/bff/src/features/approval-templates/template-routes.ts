import type { components } from '@rotunda/api-client/bff-types';
import { AUDIENCES } from '@rotunda/api-client/roles';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { timeZoneName } from '#platform/http/time-zone-name.ts';
import type { TemplateContent, TemplateRow, TemplateStore } from './template-store.ts';

type TemplateBody = components['schemas']['ApprovalTemplate'];
type TemplateList = components['schemas']['ApprovalTemplateList'];

/** The dependencies of the template routes. Sessions are checked before the routes are reached. */
export type TemplateRouteDeps = { templates: TemplateStore; trail: AuditTrail };

const due = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('workingDays'),
    workingDays: z.int().min(1).max(60),
    clock: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    zone: timeZoneName,
  }),
]);
const hours = z.int().min(-720).max(720).exactOptional();
const escalation = z.strictObject({
  remind: hours,
  notify: hours,
  reassign: hours,
  reviewer: z.string().trim().max(254).exactOptional(),
});
const content = z.strictObject({
  reviewers: z.array(z.string().trim().min(1).max(256)).max(50),
  message: z.string().max(5_000),
  due,
  change: z.enum(['RESET_APPROVAL', 'NO_APPROVAL_ACTION']),
  isLocked: z.boolean(),
  pinsContent: z.boolean(),
  escalation: escalation.exactOptional(),
}) satisfies z.ZodType<TemplateContent>;
const draft = z.strictObject({ name: z.string().trim().min(1).max(80), isTeam: z.boolean().default(false), content });

/** `/api/approval-templates`: the templates for starting approvals, personal or shared with the team by operators. */
export function templateRoutes({ templates, trail }: TemplateRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const { userId } = context.get('principal');
    const rows = await templates.list(userId);
    return context.json<TemplateList>({ templates: rows.map((row) => toBody(row, userId)) });
  });
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    const wanted = await readJson(context, draft);
    if (wanted.isTeam) requireOperator(principal);
    const action = { action: 'approvals.template.create', details: { isTeam: wanted.isTeam } };
    const saved = await trail.perform(requestActor(context), action, () => templates.create(principal, wanted));
    if (!saved) throw nameTakenProblem(wanted.name);
    return context.json<TemplateBody>(toBody(saved, principal.userId), 201);
  });
  routes.put('/:templateId', async (context) => {
    const row = await findChangeable(templates, context);
    const wanted = await readJson(context, draft);
    const principal = context.get('principal');
    if (wanted.isTeam) requireOperator(principal);
    const action = { action: 'approvals.template.update', target: row.id, details: { isTeam: wanted.isTeam } };
    const changed = await trail.perform(requestActor(context), action, () => templates.change(row, wanted));
    if (!changed) throw nameTakenProblem(wanted.name);
    return context.json<TemplateBody>(toBody(changed, principal.userId));
  });
  routes.delete('/:templateId', async (context) => {
    const row = await findChangeable(templates, context);
    const action = { action: 'approvals.template.delete', target: row.id };
    await trail.perform(requestActor(context), action, () => templates.delete(row.id));
    return context.body(null, 204);
  });
  return routes;
}

/** Finds the template that a request addresses. It must belong to the user; operators may also change team templates. */
async function findChangeable(templates: TemplateStore, context: Context<AppEnv>): Promise<TemplateRow> {
  const principal = context.get('principal');
  const row = await templates.find(context.req.param('templateId') ?? '');
  const isOwn = row?.user_id === principal.userId;
  // Personal templates of others are reported as not found.
  if (!row || !(isOwn || row.is_team === 1)) throw new ProblemError('not_found', { detail: 'Template not found.' });
  if (row.is_team === 1) requireOperator(principal);
  return row;
}

function requireOperator({ roles }: Principal): void {
  if (roles.some((role) => AUDIENCES.operators.some((known) => known === role))) return;
  throw new ProblemError('policy_denied', {
    detail: `Changing team templates requires the ${AUDIENCES.operators.join(' or ')} role.`,
    missing: { roles: [...AUDIENCES.operators] },
  });
}

function nameTakenProblem(taken: string): ProblemError {
  return new ProblemError('conflict', { detail: `You already have a template named ${taken}.` });
}

function toBody(row: TemplateRow, readerId: string): TemplateBody {
  return {
    templateId: row.id,
    name: row.name,
    isTeam: row.is_team === 1,
    isMine: row.user_id === readerId,
    ownerName: row.owner_name,
    updateTime: new Date(Number(row.updated_at)).toISOString(),
    content: JSON.parse(row.content),
  };
}
