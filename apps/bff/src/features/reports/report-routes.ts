import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import { readMember } from '@rotunda/api-client/read-member';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { callParams } from '#domain/calls/user-call.ts';
import { consolePath } from '#domain/console-path.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { timeZoneName } from '#platform/http/time-zone-name.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { DIGEST_LIST } from './digest.ts';
import { isReportable, readPage } from './read-rows.ts';
import type { ReportDeps } from './report-deps.ts';
import { getSchedule, getSource, type ReportDraft, type ReportRow, type ReportStatus } from './report-store.ts';

type ReportBody = components['schemas']['Report'];
type ReportList = components['schemas']['ReportList'];

/** The dependencies of the report routes. Sessions are checked before the routes are reached. */
export type ReportRouteDeps = ReportDeps & {
  trail: AuditTrail;
  invalidations: UserInvalidations;
  /** Ensures that the user is alerted to paused reports. */
  ensureRule: (principal: Principal) => Promise<void>;
};

const draftBody = z.strictObject({
  name: z.string().trim().min(1).max(80),
  source: z.strictObject({
    operationId: z.string().refine(isReportable, 'is not a list that can be exported'),
    params: callParams,
  }),
  path: z.string().max(4_000).pipe(consolePath),
  format: z.enum(['csv', 'json', 'ndjson', 'md', 'digest']),
  destination: z
    .strictObject({
      channelId: z.string().min(1).max(100).exactOptional(),
      folderId: z.string().min(1).max(256).exactOptional(),
    })
    .refine(({ channelId, folderId }) => (channelId === undefined) !== (folderId === undefined), {
      message: 'must have either channelId or folderId',
    }),
  schedule: z.strictObject({
    frequency: z.enum(['daily', 'weekly']),
    timeZone: timeZoneName,
    clock: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30'),
    weekday: z.int().min(1).max(7),
  }),
  isEnabled: z.boolean(),
});

/** `/api/reports`: lists that are exported and delivered on a schedule. */
export function reportRoutes(deps: ReportRouteDeps): Hono<AppEnv> {
  const { reports, trail, invalidations } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const principal = context.get('principal');
    const rows = await reports.list(principal.userId);
    return context.json<ReportList>({ reports: await Promise.all(rows.map((row) => toBody(deps, principal, row))) });
  });
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    const wanted = await readDraft(deps, context);
    const made = await trail.perform(requestActor(context), describe('reports.create', wanted), () =>
      reports.create(principal.userId, wanted),
    );
    await deps.ensureRule(principal);
    await invalidations.publish(principal.userId, 'reports');
    return context.json<ReportBody>(await toBody(deps, principal, made), 201);
  });
  routes.put('/:reportId', async (context) => {
    const principal = context.get('principal');
    const row = await requireReport(deps, context);
    const wanted = await readDraft(deps, context);
    const changed = await trail.perform(
      requestActor(context),
      { ...describe('reports.update', wanted), target: row.id },
      () => reports.change(row, wanted),
    );
    await invalidations.publish(principal.userId, 'reports');
    return context.json<ReportBody>(await toBody(deps, principal, changed));
  });
  routes.delete('/:reportId', async (context) => {
    const row = await requireReport(deps, context);
    const action = { action: 'reports.delete', target: row.id };
    await trail.perform(requestActor(context), action, () => reports.delete(row));
    await invalidations.publish(row.user_id, 'reports');
    return context.body(null, 204);
  });
  routes.post('/:reportId/run', async (context) => {
    const row = await requireReport(deps, context);
    const action = { action: 'reports.run', target: row.id };
    const started = await trail.perform(requestActor(context), action, () => reports.runNow(row));
    await invalidations.publish(row.user_id, 'reports');
    return context.json<ReportBody>(await toBody(deps, context.get('principal'), started), 202);
  });
  return routes;
}

/** Reads the report from a request. Throws the errors that its list, channel or folder currently returns. */
async function readDraft(deps: ReportRouteDeps, context: Context<AppEnv>): Promise<ReportDraft> {
  const principal = context.get('principal');
  const { destination, ...wanted } = await readJson(context, draftBody);
  if (wanted.format === 'digest' && wanted.source.operationId !== DIGEST_LIST)
    throw new ProblemError('bad_request', { detail: 'format: digests are only for approvals.' });
  if (wanted.format === 'digest' && destination.folderId !== undefined)
    throw new ProblemError('bad_request', { detail: 'destination: digests can only be sent to a channel.' });
  await readPage(deps, principal, wanted.source, undefined);
  return { ...wanted, destination: await readDestination(deps, principal, destination) };
}

async function readDestination(
  { calls, findChannel }: ReportDeps,
  principal: Principal,
  { channelId, folderId }: { channelId?: string; folderId?: string },
): Promise<ReportDraft['destination']> {
  if (folderId === undefined) {
    const id = channelId ?? '';
    if (!(await findChannel(principal, id))) throw new ProblemError('not_found', { detail: 'Channel not found.' });
    return { kind: 'channel', id, name: '' };
  }
  calls.requireAllowed(principal, 'drive.files.create');
  const fields = 'id,name,mimeType,capabilities/canAddChildren';
  const read = { operationId: 'drive.files.get', params: { fileId: folderId, fields } } as const;
  const { body } = await calls.execute(principal, read, randomUUID());
  if (readMember(readMember(body, 'capabilities'), 'canAddChildren') !== true)
    throw new ProblemError('bad_request', { detail: 'destination: you cannot add files to this folder.' });
  return { kind: 'folder', id: String(readMember(body, 'id')), name: String(readMember(body, 'name') ?? '') };
}

async function requireReport({ reports }: ReportDeps, context: Context<AppEnv>): Promise<ReportRow> {
  const row = await reports.find(context.get('principal').userId, context.req.param('reportId') ?? '');
  if (!row) throw new ProblemError('not_found', { detail: 'Report not found.' });
  return row;
}

function describe(action: string, { source, format, destination }: ReportDraft) {
  return { action, details: { operation: source.operationId, format, destination: destination.kind } };
}

async function toBody({ findChannel }: ReportDeps, principal: Principal, row: ReportRow): Promise<ReportBody> {
  const isFolder = row.destination_kind === 'folder';
  const channel = isFolder ? undefined : await findChannel(principal, row.destination_id);
  const isPlanned = row.is_enabled === 1 && row.status !== 'paused';
  return {
    reportId: row.id,
    name: row.name,
    source: getSource(row),
    path: row.path,
    format: row.format as ReportBody['format'],
    schedule: getSchedule(row),
    isEnabled: row.is_enabled === 1,
    destination: isFolder ? { folderId: row.destination_id } : { channelId: row.destination_id },
    destinationName: isFolder ? row.destination_name : (channel?.name ?? ''),
    status: row.status as ReportStatus,
    failureCount: row.failures,
    ...(isPlanned && { nextTime: new Date(Number(row.planned_at)).toISOString() }),
    ...(Number(row.last_at) > 0 && { lastTime: new Date(Number(row.last_at)).toISOString() }),
    ...(row.last_result !== '' && { lastResult: row.last_result }),
  };
}
