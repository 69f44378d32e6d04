import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AuthDeps } from '#identity/sessions/auth-deps.ts';
import { endCredential } from '#identity/sessions/end-credential.ts';
import type { SessionPosition } from '#identity/sessions/session-store.ts';
import { summarize } from '#identity/sessions/session-summary.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { roleRoutes } from './role-routes.ts';

type UserSessionList = components['schemas']['PersonSessionList'];

const PEOPLE_PAGE_SIZE = 200;

/**
 * Routes below `/auth/people`, with which operators manage the sessions and roles of others. The guard of the console's own
 * routes checks the role before.
 */
export function peopleRoutes(deps: AuthDeps): Hono<AppEnv> {
  const { audit, cookies, sessions } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/sessions', async (context) => {
    const { sessionId } = context.get('principal');
    const found = await sessions.listAll(PEOPLE_PAGE_SIZE, readPosition(context.req.query('pageToken')));
    const last = found.length === PEOPLE_PAGE_SIZE ? found.at(-1) : undefined;
    return context.json<UserSessionList>({
      sessions: found.map(({ subject, email, name, roles, ...session }) => ({
        ...summarize(session, sessionId),
        subject,
        email,
        name,
        roles: [...roles],
      })),
      ...(last && { nextPageToken: writePosition(last) }),
    });
  });
  routes.delete('/sessions/:id', async (context) => {
    const { sessionId } = context.get('principal');
    const id = context.req.param('id');
    const owner = await sessions.findOwner(id);
    if (owner === undefined) throw new ProblemError('not_found', { detail: 'Session not found.' });
    const session = id.slice(0, 12);
    const action = { action: 'session.end-of-other', target: owner, details: { session } };
    await audit.perform(requestActor(context), action, async () => {
      const credentialId = await sessions.end(owner, id);
      if (credentialId !== undefined) await endCredential(deps, credentialId);
    });
    if (id === sessionId) cookies.clearSession(context);
    return context.body(null, 204);
  });
  routes.delete('/sessions', async (context) => {
    const { subject: operator } = context.get('principal');
    const subject = context.req.query('subject');
    if (!subject) throw new ProblemError('bad_query', { detail: 'subject: is required.' });
    await audit.perform(requestActor(context), { action: 'session.end-all-of-other', target: subject }, async () => {
      const credentialIds = await sessions.endAll(subject);
      await Promise.all(credentialIds.map((credentialId) => endCredential(deps, credentialId)));
    });
    if (subject === operator) cookies.clearSession(context);
    return context.body(null, 204);
  });
  routes.route('/roles', roleRoutes(deps));
  return routes;
}

function writePosition({ createdAt, id }: SessionPosition): string {
  return `${createdAt}.${id}`;
}

function readPosition(token: string | undefined): SessionPosition | undefined {
  if (token === undefined) return undefined;
  const [, createdAt, id] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (createdAt === undefined || id === undefined) {
    throw new ProblemError('bad_query', { detail: 'pageToken: is not a token of this list.' });
  }
  return { createdAt: Number(createdAt), id };
}
