import type { components } from '@rotunda/api-client/bff-types';
import { ROLES } from '@rotunda/api-client/roles';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { toEmailKey } from '#domain/email-key.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AuthDeps } from '#identity/sessions/auth-deps.ts';
import { endCredential } from '#identity/sessions/end-credential.ts';
import type { UserRoles } from '#identity/sessions/role-table.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';

type UserRolesBody = components['schemas']['PersonRoles'];
type UserRolesList = components['schemas']['PersonRolesList'];

const ROLE_GRANTS_PAGE_SIZE = 200;
const MAX_EMAIL_CHARS = 254; // RFC 5321 section 4.5.3.1.3, without the angle brackets.

const change = z.strictObject({ roles: z.array(z.enum(ROLES)).max(ROLES.length) });

/**
 * Routes below `/auth/people/roles`: the role table. Users whose roles change must sign in again, because the granted scopes
 * belong to their old roles. For operators, which is checked before.
 */
export function roleRoutes(deps: AuthDeps): Hono<AppEnv> {
  const { audit, config, roles } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const found = await roles.list(ROLE_GRANTS_PAGE_SIZE, context.req.query('pageToken'));
    const last = found.length === ROLE_GRANTS_PAGE_SIZE ? found.at(-1) : undefined;
    return context.json<UserRolesList>({
      isUsed: roles.isUsed,
      people: found.map(toBody),
      ...(config.roles.from !== 'table' && { claim: toClaim(config) }),
      ...(last && { nextPageToken: last.email }),
    });
  });
  routes.put('/:email', async (context) => {
    const email = readEmail(deps, context);
    const wanted = await readJson(context, change);
    const after = await withRoleLock(deps, context, async () => {
      const before = await roles.find(email);
      refuseSelfChange(context, email, before);
      const details = { before: before?.roles ?? null, after: wanted.roles };
      const action = { action: 'roles.set', target: toEmailKey(email), details };
      return audit.perform(requestActor(context), action, async () => {
        await roles.set(email, wanted.roles, context.get('principal').email);
        const written = await roles.find(email);
        if (!written)
          throw new ProblemError('not_found', { detail: 'Someone else has removed the entry in the meantime.' });
        if (String(before?.roles) !== String(written.roles)) await endSessions(deps, email, written);
        return written;
      });
    });
    return context.json<UserRolesBody>(toBody(after));
  });
  routes.delete('/:email', async (context) => {
    const email = readEmail(deps, context);
    await withRoleLock(deps, context, async () => {
      const before = await roles.find(email);
      refuseSelfChange(context, email, before);
      const action = { action: 'roles.remove', target: toEmailKey(email), details: { before: before?.roles ?? null } };
      await audit.perform(requestActor(context), action, async () => {
        if (!(await roles.remove(email))) throw new ProblemError('not_found', { detail: 'Entry not found.' });
        await endSessions(deps, email, before);
      });
    });
    return context.body(null, 204);
  });
  return routes;
}

function readEmail({ roles }: AuthDeps, context: Context<AppEnv>): string {
  if (!roles.isUsed) {
    throw new ProblemError('conflict', { detail: 'Roles are managed in the identity provider. Change them there.' });
  }
  const email = context.req.param('email') ?? '';
  if (email.length > MAX_EMAIL_CHARS || !/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email)) {
    throw new ProblemError('bad_request', { detail: 'email: is not an email address.' });
  }
  return email;
}

/**
 * Changes roles exclusively across all processes. Rejects a caller who lost the role while waiting, so that if two operators
 * remove each other's role at the same time, one of them remains.
 */
function withRoleLock<T>({ mutex, sessions }: AuthDeps, context: Context<AppEnv>, make: () => Promise<T>): Promise<T> {
  const { sessionId } = context.get('principal');
  return mutex.runExclusive('roles', async () => {
    if (!(await sessions.filterActiveSessions([sessionId])).has(sessionId)) throw new ProblemError('unauthenticated');
    return make();
  });
}

// Operators cannot remove their own role, so at least one operator always remains.
function refuseSelfChange(context: Context<AppEnv>, email: string, entry: UserRoles | undefined): void {
  const { subject, email: own } = context.get('principal');
  if (entry?.subject === subject || toEmailKey(email) === toEmailKey(own)) {
    throw new ProblemError('conflict', { detail: 'You cannot change your own roles. Ask another operator.' });
  }
}

async function endSessions(deps: AuthDeps, email: string, entry: UserRoles | undefined): Promise<void> {
  const subjects = new Set(await deps.sessions.listSubjects(email));
  if (entry?.subject !== undefined) subjects.add(entry.subject);
  const ended = await Promise.all([...subjects].map((subject) => deps.sessions.endAll(subject)));
  await Promise.all(ended.flat().map((credentialId) => endCredential(deps, credentialId)));
}

/** Returns the claim that grants roles, and the mapping of its values. */
function toClaim({ oidc: { groupsClaim, roleMap } }: AuthDeps['config']): NonNullable<UserRolesList['claim']> {
  const given = roleMap ?? Object.fromEntries(ROLES.map((role) => [role, [role]]));
  return { name: groupsClaim, values: Object.entries(given).map(([value, roles]) => ({ value, roles: [...roles] })) };
}

function toBody({ email, roles, subject, updatedAt, updatedBy }: UserRoles): UserRolesBody {
  return {
    email,
    roles: [...roles],
    hasSignedIn: subject !== undefined,
    updatedAt: new Date(updatedAt).toISOString(),
    updatedBy,
  };
}
