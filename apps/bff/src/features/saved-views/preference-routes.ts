import { countOf } from '@rotunda/api-client/count-of';
import { Hono } from 'hono';
import { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { timeZoneOrBrowser } from '#platform/http/time-zone-name.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { MAX_HOLD_SECONDS } from '#platform/user-settings/hold-time.ts';
import type { PreferenceStore, Preferences, PreferencesChange } from '#platform/user-settings/preference-store.ts';

/** The dependencies of the preference routes. Sessions are checked before the routes are reached. */
export type PreferenceRouteDeps = { preferences: PreferenceStore; invalidations: UserInvalidations };

const MAX_MEMBER_CHARS = 32 * 1024;

const change: z.ZodType<PreferencesChange> = z.strictObject({
  theme: choice(z.enum(['system', 'light', 'dark'])),
  contrast: choice(z.enum(['system', 'standard', 'more'])),
  density: choice(z.enum(['compact', 'default', 'relaxed'])),
  motion: choice(z.enum(['system', 'full', 'reduced'])),
  timeZone: choice(timeZoneOrBrowser),
  timeStyle: choice(z.enum(['relative', 'absolute'])),
  weekStart: choice(z.enum(['monday', 'saturday', 'sunday'])),
  hourCycle: choice(z.enum(['h12', 'h23'])),
  shortcuts: choice(z.record(z.string().min(1).max(64), z.string().min(1).max(32)).refine(...limitEntries(200))),
  areShortcutsOn: choice(z.boolean()),
  deviceCache: choice(z.boolean()),
  holdSeconds: choice(z.number().int().min(0).max(MAX_HOLD_SECONDS)),
  messageSeconds: choice(z.number().int().min(0).max(3600)),
  reasonSnippets: choice(z.array(z.string().trim().min(1).max(500)).max(50)),
  navigation: choice(z.enum(['open', 'collapsed'])),
  tables: choice(z.record(z.string().min(1).max(64), z.record(z.string(), z.unknown())).refine(...limitEntries(100))),
});

/** `/api/preferences`: the settings of the signed-in user. */
export function preferenceRoutes({ preferences, invalidations }: PreferenceRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) =>
    context.json<Preferences>(await preferences.read(context.get('principal').userId)),
  );
  routes.patch('/', async (context) => {
    const { userId } = context.get('principal');
    const wanted = await readJson(context, change);
    for (const [name, value] of Object.entries(wanted)) {
      if (JSON.stringify(value).length <= MAX_MEMBER_CHARS) continue;
      throw new ProblemError('bad_request', { detail: `${name}: is too large to be stored.` });
    }
    await preferences.change(userId, wanted);
    await invalidations.publish(userId, 'saved');
    return context.json<Preferences>(await preferences.read(userId));
  });
  return routes;
}

/** A setting that may be set, reset to the default with null, or omitted. */
function choice<T extends z.ZodType>(schema: T) {
  return z.exactOptional(schema.nullable());
}

function limitEntries(count: number): [(value: object) => boolean, string] {
  return [(value) => Object.keys(value).length <= count, `has more than ${countOf(count, 'entry')}`];
}
