import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#platform/http/context.ts';
import { readQuery } from '#platform/http/read-query.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { searchAudit } from './audit-search.ts';

type SharingBody = components['schemas']['ProjectSharing'];

/** The dependencies of the project sharing routes. Sessions are checked before the routes are reached. */
export type ProjectSharingRouteDeps = { store: Store; calls: UserCallExecutor };

const MAX_CHANGES = 200;
const SHARING: ReadonlySet<string> = new Set([
  'drive.permissions.create',
  'drive.permissions.delete',
  'drive.permissions.update',
]);

const query = z.strictObject({ scriptId: z.string().min(1).max(256) });

/**
 * `/api/project-sharing`: when the sharing of a script project was changed through the console. For all users who can see the
 * project.
 */
export function projectSharingRoutes({ store, calls }: ProjectSharingRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const { scriptId } = readQuery(context, query);
    // Rejects users who cannot see the project, with the service's error.
    const call = { operationId: 'script.projects.get', params: { scriptId } } as const;
    await calls.execute(context.get('principal'), call, context.get('requestId'));
    const filter = { kind: 'changes', service: 'drive', target: scriptId, outcome: 'succeeded' } as const;
    const { entries } = await searchAudit(store, filter, MAX_CHANGES, undefined);
    return context.json<SharingBody>({
      changes: entries
        .filter(({ action }) => SHARING.has(action))
        .map(({ id, at, actor }) => ({ changeId: id, time: at, ...(actor && { actor: actor.email }) })),
    });
  });
  return routes;
}
