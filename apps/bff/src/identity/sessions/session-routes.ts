import type { components } from '@rotunda/api-client/bff-types';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { Hono } from 'hono';
import { isAllowed } from '#domain/policy/authorize.ts';
import { RESPONSE_OPERATION, RESPONSE_RULE } from '#domain/policy/invitation-response.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { guardConsoleRoutes } from '#identity/sessions/guard-console-routes.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { requireConsole } from '#platform/http/require-console.ts';
import { consumeRateLimit, limitSession, limitSessions } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { AuthDeps } from './auth-deps.ts';
import { deviceCacheKey } from './device-cache-key.ts';
import { endCredential } from './end-credential.ts';
import { requireSession } from './require-session.ts';
import { summarize } from './session-summary.ts';
import { stepUp } from './step-up.ts';

type Session = components['schemas']['Session'];
type SessionList = components['schemas']['SessionList'];
type SignedOut = components['schemas']['SignedOut'];

/** Routes below `/auth` for the console's script. */
export function sessionRoutes(deps: AuthDeps, limits: RateLimits): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(requireConsole(deps.config.publicOrigin));
  routes.use(async (context, next) => {
    context.header('cache-control', 'private, no-store');
    await next();
  });
  routes.get('/session', async (context) => {
    const id = deps.cookies.readSession(context);
    const principal = id === undefined ? undefined : await deps.sessions.find(id);
    if (!principal) {
      await consumeRateLimit(limits, 'anonymous', context.get('clientAddress'));
      return context.json<Session>({ authenticated: false });
    }
    context.set('principal', principal);
    context.get('logged').userHash = principal.userHash;
    limitSession(limits, context);
    const notOffered = await deps.capabilities.listNotOffered();
    deps.prober.probe(principal, context.get('requestId'));
    return context.json<Session>(describe(deps, principal, notOffered));
  });
  routes.use(requireSession(deps), limitSessions(limits));
  routes.route('/', guardConsoleRoutes(deps, '/auth'));
  routes.post('/logout', async (context) => {
    const endSessionUrl = await endCredential(deps, context.get('principal').credentialId);
    await deps.audit.recordEvent(requestActor(context), { action: 'session.end' }, { outcome: 'succeeded' });
    deps.cookies.clearSession(context);
    context.header('clear-site-data', '"cache", "storage"');
    return context.json<SignedOut>({ endSessionUrl });
  });
  routes.post('/step-up', stepUp(deps));
  routes.get('/sessions', async (context) => {
    const { subject, sessionId } = context.get('principal');
    const sessions = await deps.sessions.list(subject);
    return context.json<SessionList>({ sessions: sessions.map((session) => summarize(session, sessionId)) });
  });
  routes.delete('/sessions/:id', async (context) => {
    const { subject, sessionId } = context.get('principal');
    const id = context.req.param('id');
    const credentialId = await deps.sessions.end(subject, id);
    if (credentialId === undefined) throw new ProblemError('not_found', { detail: 'Session not found.' });
    await endCredential(deps, credentialId);
    const ended = { action: 'session.end', target: id.slice(0, 12) };
    await deps.audit.recordEvent(requestActor(context), ended, { outcome: 'succeeded' });
    if (id === sessionId) deps.cookies.clearSession(context);
    return context.body(null, 204);
  });
  return routes;
}

function describe({ config, ring }: AuthDeps, principal: Principal, notOffered: ReadonlySet<OperationId>): Session {
  const ids = Object.values(operations).map((operation): OperationId => operation.id);
  return {
    authenticated: true,
    user: { email: principal.email, name: principal.name },
    roles: [...principal.roles],
    operations: ids.filter((id) => !notOffered.has(id) && isAllowed(principal, id, config.scopeBase)),
    mayRespond:
      !notOffered.has(RESPONSE_OPERATION) && isAllowed(principal, RESPONSE_OPERATION, config.scopeBase, RESPONSE_RULE),
    ...(notOffered.size > 0 && { notOffered: [...notOffered] }),
    holdSeconds: config.holdMs / 1000,
    ...(config.accessRequestUrl !== undefined && { accessRequestUrl: config.accessRequestUrl }),
    ...(config.hasDeviceCache && { deviceCacheKey: deviceCacheKey(ring, principal) }),
    expiresAt: new Date(principal.expiresAt).toISOString(),
  };
}
