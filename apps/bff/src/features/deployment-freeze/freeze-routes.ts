import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AuditTrail } from '#platform/audit-trail/audit-trail.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { instant, readQuery } from '#platform/http/read-query.ts';
import { findFreeze, readFreeze } from './find-freeze.ts';
import type { FreezeGuardDeps } from './freeze-guard.ts';
import { freezeSettings, readFreezeSettings, storeFreezeSettings } from './freeze-settings.ts';

type FreezeBody = components['schemas']['DeploymentFreeze'];

/** The dependencies of the freeze routes. Sessions and roles are checked before the routes are reached. */
export type FreezeRouteDeps = FreezeGuardDeps & { trail: AuditTrail };

/** `/api/deployment-freeze`: whether deployments are frozen, and by which events. */
export function freezeRoutes({ preferences, calls, clock, trail }: FreezeRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const { time = clock.nowMs() } = readQuery(context, z.strictObject({ time: instant.optional() }));
    const settings = await readFreezeSettings(preferences);
    if (!settings) return context.json<FreezeBody>({ state: 'off' });
    const reader = { calls, principal: context.get('principal'), requestId: context.get('requestId') };
    return context.json<FreezeBody>({ settings, ...(await findFreeze(reader, settings, time)) });
  });
  routes.put('/', async (context) => {
    const settings = await readJson(context, freezeSettings);
    const reader = { calls, principal: context.get('principal'), requestId: context.get('requestId') };
    // A nonexistent calendar would freeze everything or nothing, so its existence is checked.
    const freeze = await readFreeze(reader, settings, clock.nowMs());
    const action = { action: 'deployments.freeze.set', target: settings.calendarId, details: { ...settings } };
    await trail.perform(requestActor(context), action, () => storeFreezeSettings(preferences, settings));
    return context.json<FreezeBody>({ settings, ...freeze });
  });
  routes.delete('/', async (context) => {
    const action = { action: 'deployments.freeze.remove' };
    await trail.perform(requestActor(context), action, () => storeFreezeSettings(preferences, null));
    return context.body(null, 204);
  });
  return routes;
}
