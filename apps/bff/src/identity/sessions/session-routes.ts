import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import { guardConsoleRoutes } from '#identity/sessions/guard-console-routes.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { requireConsole } from '#platform/http/require-console.ts';
import { consumeRateLimit, limitSessions } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { AuthDeps } from './auth-deps.ts';
import { readCurrentSession } from './current-session.ts';
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
  routes.get('/session', async (context) => {
    const session = await readCurrentSession(deps, limits, context);
    if (!session) await consumeRateLimit(limits, 'anonymous', context.get('clientAddress'));
    return context.json<Session>(session ?? { authenticated: false });
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
