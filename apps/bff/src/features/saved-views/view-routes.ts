import type { components } from '@rotunda/api-client/bff-types';
import { AUDIENCES } from '@rotunda/api-client/roles';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { readQuery } from '#platform/http/read-query.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { screenName } from './screen-name.ts';
import type { SavedView, ViewStore } from './view-store.ts';

type ViewBody = components['schemas']['View'];
type ViewList = components['schemas']['ViewList'];

/** The dependencies of the view routes. Sessions are checked before the routes are reached. */
export type ViewRouteDeps = { views: ViewStore; invalidations: UserInvalidations };

const MAX_SEARCH_CHARS = 8 * 1024;

const name = z.string().trim().min(1).max(80);
const search = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= MAX_SEARCH_CHARS, 'is too large to be stored');
const draft = z.strictObject({ screen: screenName, name, search, isTeam: z.boolean().default(false) });
const change = z.strictObject({
  name: name.exactOptional(),
  search: search.exactOptional(),
  isTeam: z.boolean().exactOptional(),
});
const listQuery = z.strictObject({ screen: screenName.optional() });

/** `/api/views`: personal views, and views that operators share with the team. */
export function viewRoutes({ views, invalidations }: ViewRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const { userId } = context.get('principal');
    const found = await views.list(userId, readQuery(context, listQuery).screen);
    return context.json<ViewList>({ views: found.map((view) => toBody(view, userId)) });
  });
  routes.post('/', async (context) => {
    const principal = context.get('principal');
    const wanted = await readJson(context, draft);
    if (wanted.isTeam) requireOperator(principal);
    const saved = await views.create({ ...wanted, userId: principal.userId, ownerName: principal.name });
    if (!saved) throw nameTakenProblem(wanted.name);
    await invalidations.publish(principal.userId, 'saved');
    return context.json<ViewBody>(toBody(saved, principal.userId), 201);
  });
  routes.patch('/:viewId', async (context) => {
    const principal = context.get('principal');
    const view = await findChangeable(views, context);
    const wanted = await readJson(context, change);
    if (wanted.isTeam) requireOperator(principal);
    const changed = await views.change(view, wanted);
    if (!changed) throw nameTakenProblem(wanted.name ?? view.name);
    await invalidations.publish(principal.userId, 'saved');
    return context.json<ViewBody>(toBody(changed, principal.userId));
  });
  routes.delete('/:viewId', async (context) => {
    const view = await findChangeable(views, context);
    await views.delete(view.id);
    await invalidations.publish(context.get('principal').userId, 'saved');
    return context.body(null, 204);
  });
  return routes;
}

/** Finds the view that a request addresses. It must belong to the user; operators may also change team views. */
async function findChangeable(views: ViewStore, context: Context<AppEnv>): Promise<SavedView> {
  const principal = context.get('principal');
  const view = await views.find(context.req.param('viewId') ?? '');
  const isOwn = view?.userId === principal.userId;
  // Personal views of others are reported as not found.
  if (!view || !(isOwn || view.isTeam)) throw new ProblemError('not_found', { detail: 'View not found.' });
  if (!isOwn) requireOperator(principal);
  return view;
}

function requireOperator({ roles }: Principal): void {
  if (roles.some((role) => AUDIENCES.operators.some((known) => known === role))) return;
  throw new ProblemError('policy_denied', {
    detail: `Changing team views requires the ${AUDIENCES.operators.join(' or ')} role.`,
    missing: { roles: [...AUDIENCES.operators] },
  });
}

function nameTakenProblem(taken: string): ProblemError {
  return new ProblemError('conflict', { detail: `A view named ${taken} already exists on this screen.` });
}

function toBody({ id, userId, updatedAt, ...view }: SavedView, readerId: string): ViewBody {
  return { viewId: id, ...view, isMine: userId === readerId, updateTime: new Date(updatedAt).toISOString() };
}
