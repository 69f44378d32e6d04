import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Place, PlaceKind, PlaceStore } from '#platform/user-settings/place-store.ts';

type PlaceBody = components['schemas']['Place'];
type PlaceList = components['schemas']['PlaceList'];

/** The dependencies of the place routes. Sessions are checked before the routes are reached. */
export type PlaceRouteDeps = {
  places: PlaceStore;
  invalidations: UserInvalidations;
  /** Called when a user has opened a place. */
  onVisit: (principal: Principal, kind: PlaceKind, targetId: string) => void;
};

const KINDS: Readonly<Record<PlaceKind, true>> = {
  approval: true,
  calendar: true,
  drive: true,
  event: true,
  file: true,
  folder: true,
  person: true,
  process: true,
  script: true,
  view: true,
};
const isKind = (text: string): text is PlaceKind => Object.hasOwn(KINDS, text);
const title = z.strictObject({ title: z.string().trim().min(1).max(300) });

/** `/api/pins`: the user's pinned places. */
export function pinRoutes({ places, invalidations }: PlaceRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', (context) => respondWithList(places, context, 'pins'));
  routes.put('/:kind/:targetId', async (context) => {
    const { userId } = context.get('principal');
    const { kind, targetId } = readTarget(context);
    const wanted = await readJson(context, title);
    const pinned = await places.pin(userId, kind, targetId, wanted.title);
    await invalidations.publish(userId, 'saved');
    return context.json<PlaceBody>(toBody(pinned));
  });
  routes.delete('/:kind/:targetId', async (context) => {
    const { userId } = context.get('principal');
    const { kind, targetId } = readTarget(context);
    await places.remove(userId, 'pins', kind, targetId);
    await invalidations.publish(userId, 'saved');
    return context.body(null, 204);
  });
  return routes;
}

/** `/api/recents`: the user's recently opened places. */
export function recentRoutes({ places, onVisit }: PlaceRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', (context) => respondWithList(places, context, 'recents'));
  routes.delete('/', async (context) => {
    await places.clear(context.get('principal').userId, 'recents');
    return context.body(null, 204);
  });
  routes.put('/:kind/:targetId', async (context) => {
    const { kind, targetId } = readTarget(context);
    const wanted = await readJson(context, title);
    const principal = context.get('principal');
    const place = await places.visit(principal.userId, kind, targetId, wanted.title);
    onVisit(principal, kind, targetId);
    return context.json<PlaceBody>(toBody(place));
  });
  return routes;
}

async function respondWithList(
  places: PlaceStore,
  context: Context<AppEnv>,
  list: 'pins' | 'recents',
): Promise<Response> {
  const found = await places.list(context.get('principal').userId, list);
  return context.json<PlaceList>({ places: found.map(toBody) });
}

function readTarget({ req }: Context<AppEnv>): { kind: PlaceKind; targetId: string } {
  const kind = req.param('kind') ?? '';
  const targetId = req.param('targetId') ?? '';
  if (!isKind(kind))
    throw new ProblemError('bad_request', { detail: `kind: must be one of ${Object.keys(KINDS).join(', ')}.` });
  if (targetId.length > 512) throw new ProblemError('bad_request', { detail: 'targetId: is too long.' });
  return { kind, targetId };
}

function toBody({ kind, targetId, title: text, notedAt }: Place): PlaceBody {
  if (!isKind(kind)) throw new TypeError(`${kind} is not a kind of place`);
  return { kind, targetId, title: text, time: new Date(notedAt).toISOString() };
}
