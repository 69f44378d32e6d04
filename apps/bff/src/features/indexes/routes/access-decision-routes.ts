import { Readable } from 'node:stream';
import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import type { AccessDecisionRow } from '#features/indexes/store/access-decision-store.ts';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readPageToken, writePageToken } from '#platform/http/page-token.ts';
import { readJson } from '#platform/http/read-json.ts';
import { instant, pageSize, readQuery } from '#platform/http/read-query.ts';
import type { IndexRouteDeps } from './index-route-deps.ts';

type AccessDecisionBody = components['schemas']['AccessDecision'];
type AccessDecisionList = components['schemas']['AccessDecisionList'];

/** The dependencies of the access decision routes. Sessions and roles are checked before the routes are reached. */
export type AccessDecisionDeps = Pick<IndexRouteDeps, 'rows' | 'decisions' | 'clock'> & { trail: AuditTrail };

const DECISION_REPORT_PAGE_SIZE = 200;
const DECISIONS = ['kept', 'narrowed', 'removed'] as const;

const id = z.string().min(1).max(256);
const draft = z.strictObject({
  fileId: id,
  permissionId: id,
  decision: z.enum(DECISIONS),
  note: z.string().trim().max(500).default(''),
});
const query = z.strictObject({ since: instant.optional(), pageSize, pageToken: z.string().max(4096).optional() });
const reportQuery = query.pick({ since: true });
const position = z.tuple([z.int(), z.string()]);

/** `/api/access-decisions`: who kept, narrowed or removed outside access, and when. */
export function accessDecisionRoutes(deps: AccessDecisionDeps): Hono<AppEnv> {
  const { decisions, trail, clock } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const { since = 0, pageSize: limit, pageToken } = readQuery(context, query);
    const after = readPageToken(pageToken, position);
    const { userId } = context.get('principal');
    const found = await decisions.list(userId, since, limit, after && { decidedAt: after[0], id: after[1] });
    const last = found.length === limit ? found.at(-1) : undefined;
    return context.json<AccessDecisionList>({
      decisions: found.map(toDecisionBody),
      ...(last && { nextPageToken: writePageToken([Number(last.decided_at), last.id]) }),
    });
  });
  routes.get('/report', async (context) => {
    const { since = 0 } = readQuery(context, reportQuery);
    const principal = context.get('principal');
    const pages = readAllDecisions(decisions, principal.userId, since);
    // The library is loaded lazily with the first report, to save memory if none is written.
    const { openDecisionsPdf } = await import('./write-decisions-pdf.ts');
    const pdf = openDecisionsPdf({ principal, nowMs: clock.nowMs(), sinceMs: since }, pages);
    return context.body(Readable.toWeb(new Readable().wrap(pdf)) as ReadableStream, 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="access-review.pdf"',
    });
  });
  routes.post('/', async (context) => context.json<AccessDecisionBody>(await decide(deps, context), 201));
  routes.delete('/:decisionId', async (context) => {
    const decisionId = context.req.param('decisionId');
    const action = { action: 'access.undoReview', target: decisionId };
    const isDeleted = await trail.perform(requestActor(context), action, () =>
      decisions.delete(context.get('principal').userId, decisionId),
    );
    if (!isDeleted) throw new ProblemError('not_found', { detail: 'Decision not found.' });
    return context.body(null, 204);
  });
  return routes;
}

/** Yields all decisions visible to a user since a time, page by page. */
async function* readAllDecisions(decisions: IndexRouteDeps['decisions'], userId: string, since: number) {
  let last: AccessDecisionRow | undefined;
  do {
    const after = last && { decidedAt: Number(last.decided_at), id: last.id };
    const rows = await decisions.list(userId, since, DECISION_REPORT_PAGE_SIZE, after);
    if (rows.length > 0) yield rows;
    last = rows.length === DECISION_REPORT_PAGE_SIZE ? rows.at(-1) : undefined;
  } while (last);
}

/** Records a decision on access from the user's own index, in its indexed state. Throws 404 for any other access. */
async function decide({ rows, decisions, trail }: AccessDecisionDeps, context: Context<AppEnv>) {
  const { fileId, permissionId, decision, note } = await readJson(context, draft);
  const principal = context.get('principal');
  const grantId = `${fileId}/${permissionId}`;
  const grant = await rows.find<components['schemas']['OutsideAccessRow']>(principal.userId, 'outside-access', grantId);
  if (!grant) throw new ProblemError('not_found', { detail: 'This access is not in your list. It may have ended.' });
  const { title, grantee, role } = grant;
  const action = { action: 'access.review', target: fileId, details: { permissionId, decision, hasNote: note !== '' } };
  const row = await trail.perform(requestActor(context), action, () =>
    decisions.create(principal, { grant_id: grantId, decision, title, grantee, role, note }),
  );
  return toDecisionBody(row);
}

/** Converts a decision to its API representation. */
export function toDecisionBody(row: AccessDecisionRow): AccessDecisionBody {
  const [fileId = '', permissionId = ''] = row.grant_id.split('/', 2);
  return {
    decisionId: row.id,
    fileId,
    permissionId,
    title: row.title,
    grantee: row.grantee,
    role: row.role,
    decision: DECISIONS.find((known) => known === row.decision) ?? 'kept',
    ...(row.note !== '' && { note: row.note }),
    reviewer: { email: row.reviewer_email, name: row.reviewer_name },
    decideTime: new Date(Number(row.decided_at)).toISOString(),
  };
}
