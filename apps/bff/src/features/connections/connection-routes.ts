import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import type { AppEnv } from '#platform/http/context.ts';
import { type ConnectionDeps, checkConnections } from './check-connections.ts';

type ConnectionReport = components['schemas']['ConnectionReport'];

/**
 * `/api/connections`: the findings of `pnpm run doctor` in the running console. The guard of the console's own routes checks the
 * role.
 */
export function connectionRoutes(deps: ConnectionDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const findings = await checkConnections(deps, context.get('principal'));
    const body: ConnectionReport = {
      checkTime: toTime(deps.clock.nowMs()),
      findings: findings.map(({ level, subject, text, remedy, atMs }) => ({
        level,
        subject,
        text,
        ...(remedy !== undefined && { remedy }),
        ...(atMs !== undefined && { time: toTime(atMs) }),
      })),
    };
    return context.json(body);
  });
  return routes;
}

function toTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
