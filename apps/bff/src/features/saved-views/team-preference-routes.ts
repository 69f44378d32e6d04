import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { type PreferenceStore, TEAM } from '#platform/user-settings/preference-store.ts';

import { screenName } from './screen-name.ts';

type TeamPreferences = components['schemas']['TeamPreferences'];

/** The dependencies of the team preference routes. Sessions and roles are checked before the routes are reached. */
export type TeamPreferenceRouteDeps = { preferences: PreferenceStore };

const MAX_SCREENS = 40;
const MAX_LABELS = 200;

const change = z.strictObject({
  reasonSnippets: z.array(z.string().trim().min(1).max(500)).max(20).exactOptional(),
  defaultViews: z
    .record(screenName, z.string().min(1).max(64))
    .refine((views) => Object.keys(views).length <= MAX_SCREENS, 'names too many screens')
    .exactOptional(),
  labelNames: z
    .record(z.string().min(1).max(256), z.string().trim().min(1).max(100))
    .refine((names) => Object.keys(names).length <= MAX_LABELS, 'names too many labels')
    .exactOptional(),
  standIns: z
    .strictObject({ mode: z.enum(['replace', 'add', 'off']), rights: z.enum(['own', 'starter']) })
    .exactOptional(),
});

/** `/api/preferences/team`: settings for all users, changed by operators. */
export function teamPreferenceRoutes({ preferences }: TeamPreferenceRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => context.json<TeamPreferences>(await readTeam(preferences)));
  routes.patch('/', async (context) => {
    await preferences.change(TEAM, await readJson(context, change));
    return context.json<TeamPreferences>(await readTeam(preferences));
  });
  return routes;
}

async function readTeam(preferences: PreferenceStore): Promise<TeamPreferences> {
  return preferences.read(TEAM);
}
