import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { type Call, matchCall } from '#domain/calls/match-call.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { type ForwardDeps, forwardCall } from './forward-call.ts';

/** Calls that the BFF makes itself instead of passing them on. */
export type SpecialCalls = {
  includes: (call: Call) => boolean;
  respond: (context: Context<AppEnv>, call: Call) => Promise<Response>;
};

/** `/api`: the operations of the services. Sessions are checked before these routes are reached. */
export function apiRoutes(deps: ForwardDeps, special: SpecialCalls): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.all('*', async (context) => {
    const call = matchCall(context.req.method, context.env.incoming.url ?? '');
    if (special.includes(call)) return special.respond(context, call);
    await forwardCall(deps, context, call);
    return RESPONSE_ALREADY_SENT;
  });
  return routes;
}
