import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { type ForwardDeps, forwardCall } from './forward-call.ts';
import { matchCall } from './match-call.ts';

/** `/api`: the operations of the services. Sessions are checked before these routes are reached. */
export function apiRoutes(deps: ForwardDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.all('*', async (context) => {
    await forwardCall(deps, context, matchCall(context.req.method, context.env.incoming.url ?? ''));
    return RESPONSE_ALREADY_SENT;
  });
  return routes;
}
