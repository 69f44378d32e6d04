import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { callBody, callParams, operationId, toProxyCall, type UserCall } from '#domain/calls/user-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ChangeRow } from '#platform/audit-trail/change-store.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import { type ChangeContent, parseContent } from '#platform/audit-trail/recorded-change.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { limitHighRisk } from '#upstream/policy/limit-high-risk.ts';
import { findEntry } from './audit-search.ts';
import { findObstacle, hasUndo, requireUnchanged, type UndoableChange } from './undo-change.ts';

type AuditEntry = components['schemas']['AuditEntry'];
type AuditDetail = components['schemas']['AuditDetail'];
type AuditChange = components['schemas']['AuditChange'];

export type EntryRouteDeps = { audit: Audit; store: Store; calls: UserCallExecutor; limits: RateLimits };

const ALTERED = 'This change cannot be undone: its stored content was changed in the database.';
const undoRequest = z.strictObject({ isForced: z.boolean().default(false) });
const storedCall = z.object({ operationId, params: callParams, body: callBody.optional() });

/** Routes below `/api/audit/entries/{entryId}`: the content of a change, and its undo. For operators. */
export function entryRoutes(deps: EntryRouteDeps): Hono<AppEnv> {
  const { audit, store, calls } = deps;
  const { trail, changes } = audit;
  const routes = new Hono<AppEnv>();
  const response = async (context: Context<AppEnv>, entry: AuditEntry) => {
    const row = await changes.find(entry.id);
    const body: AuditDetail = { entry, ...(row && { change: await toBody(deps, context, entry, row) }) };
    return context.json(body);
  };
  routes.get('/:entryId', async (context) => {
    const entry = await requireEntry(store, context);
    await trail.recordEvent(
      requestActor(context),
      { action: 'audit.read', target: entry.id },
      { outcome: 'succeeded' },
    );
    return response(context, entry);
  });
  routes.post('/:entryId/undo', async (context) => {
    const { isForced } = await readJson(context, undoRequest);
    const entry = await requireEntry(store, context);
    const row = await changes.find(entry.id);
    if (row && !(await audit.isIntact(row))) throw await reportAlteredUndo(deps, context, entry);
    const change = row && toUndoable(context, entry, row);
    if (!change) throw new ProblemError('conflict', { detail: 'This change cannot be undone.' });
    await requireNotUndone(store, row);
    const principal = context.get('principal');
    const obstacle = findObstacle(calls, principal, change);
    if (obstacle !== undefined) throw new ProblemError('conflict', { detail: obstacle });
    const requestId = context.get('requestId');
    await calls.check(principal, change.undo, requestId);
    if (!isForced) {
      await requireUnchanged(calls, principal, change, requestId).catch(async (error: unknown) => {
        // The target may differ because another request has undone the change in the meantime.
        await requireNotUndone(store, (await changes.find(entry.id)) ?? row);
        throw error;
      });
    }
    await limitHighRisk(deps.limits, principal, [change.undo]);
    const details = { operation: change.undo.operationId };
    // The undo is claimed after its intent is recorded, because it must not happen without a record.
    await trail.perform(requestActor(context), { action: 'audit.undo', target: entry.id, details }, async () => {
      if (!(await changes.claimUndo(entry.id, principal.email))) throw createUndoneProblem();
      try {
        await calls.execute(principal, change.undo, requestId);
      } catch (error) {
        // After a service error, the outcome is unknown, so the undo may be retried.
        await changes.releaseUndo(entry.id);
        throw error;
      }
    });
    return response(context, await requireEntry(store, context));
  });
  return routes;
}

async function requireEntry(store: Store, context: Context<AppEnv>): Promise<AuditEntry> {
  const entry = await findEntry(store, context.req.param('entryId') ?? '');
  if (!entry) throw new ProblemError('not_found', { detail: 'Entry not found.' });
  return entry;
}

function createUndoneProblem(): ProblemError {
  return new ProblemError('conflict', { detail: 'This change has been undone.' });
}

/** Throws 409 if a change has been undone or is being undone. */
async function requireNotUndone(store: Store, row: ChangeRow): Promise<void> {
  if (row.undone_at !== null || (await hasUndo(store, row.entry_id))) throw createUndoneProblem();
}

/** Records that the stored undo call does not match the audit record. The call is not made. */
async function reportAlteredUndo({ audit }: EntryRouteDeps, context: Context<AppEnv>, { id }: AuditEntry) {
  context.get('log')().error({ entryId: id }, 'undo refused: the retained content is not what was recorded');
  const refused = { action: 'audit.undo', target: id, details: { reason: 'content_altered' } };
  await audit.trail.recordEvent(requestActor(context), refused, { outcome: 'refused', status: 409 });
  return new ProblemError('conflict', { detail: ALTERED });
}

async function toBody(
  { audit, calls }: EntryRouteDeps,
  context: Context<AppEnv>,
  entry: AuditEntry,
  row: ChangeRow,
): Promise<AuditChange> {
  const content = parseContent(row.content);
  const isIntact = await audit.isIntact(row);
  // A call that may have been tampered with is treated as unknown.
  const undoable = isIntact ? toUndoable(context, entry, row) : undefined;
  const obstacle = isIntact ? undoable && findObstacle(calls, context.get('principal'), undoable) : ALTERED;
  return {
    ...content,
    ...getAddress(entry, content),
    isIntact,
    ...(undoable && { undo: toCallBody(undoable.undo) }),
    ...(obstacle !== undefined && { undoBlockedReason: obstacle }),
    ...(row.undone_at !== null && { undoneAt: new Date(row.undone_at).toISOString(), undoneBy: row.undone_by ?? '' }),
  };
}

/** Returns the method and path that the console would currently use for the call. */
function getAddress({ action }: AuditEntry, { params }: ChangeContent): Pick<AuditChange, 'method' | 'path'> {
  const known = storedCall.safeParse({ operationId: action, params });
  if (!known.success) return {};
  const { operation, pathParams, query } = toProxyCall(known.data);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathParams[name] ?? ''));
  const prefix = operation.service === 'script' ? '/api/script' : '/api';
  const text = query.toString();
  return { method: operation.method, path: `${prefix}${operation.basePath}${path}${text === '' ? '' : `?${text}`}` };
}

function toCallBody({ operationId: id, params, body }: UserCall): AuditChange['undo'] {
  return { operationId: id, params: { ...params }, ...(body && { body: { ...body } }) };
}

function toUndoable(context: Context<AppEnv>, entry: AuditEntry, row: ChangeRow): UndoableChange | undefined {
  if (row.undo === null) return undefined;
  const content = parseContent(row.content);
  const { params, body } = content;
  return {
    content,
    requested: storedCall.parse({ operationId: entry.action, params: params ?? {}, body }),
    undo: storedCall.parse(JSON.parse(row.undo)),
    isOwn: entry.actor?.subject === context.get('principal').subject,
  };
}
