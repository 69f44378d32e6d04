import type { Role } from '@rotunda/api-client/roles';
import type { Context } from 'hono';
import { toScopeIdentifier } from '#domain/policy/scope-identifier.ts';
import { scopesForRoles } from '#domain/policy/scopes-for-role.ts';
import type { AuditResult } from '#platform/audit-trail/audit-entry.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { PLAIN_PAGE_POLICY } from '#platform/http/plain-page.ts';
import type { AuthDeps } from './auth-deps.ts';
import { beginAtProvider, callbackUri } from './login.ts';
import type { Identity, SignedIn } from './oidc-client.ts';
import { noRolePage, type SignInFailure, signInFailedPage } from './pages.ts';
import type { EndedSession } from './revocable-sessions.ts';
import { hashSessionId } from './session-store.ts';
import type { SignInTransaction } from './sign-in-transaction.ts';

/** `GET /auth/callback`: takes the browser back from the identity provider and starts its session. */
export function callback(deps: AuthDeps) {
  return async function finishSignIn(context: Context<AppEnv>): Promise<Response> {
    context.header('cache-control', 'no-store');
    const transaction = takeTransaction(deps, context);
    if (!transaction) return failed(deps, context, cameWithCookies(deps, context) ? 'expired' : 'no_cookie');
    if (!(await deps.transactions.use(transaction))) return failed(deps, context, 'expired');
    const signedIn = await exchange(deps, context, transaction);
    if (!signedIn) return failed(deps, context, 'refused');
    const roles = await deps.roles.resolve(signedIn.identity);
    if (roles.length === 0) {
      discard(deps, signedIn);
      await noteSignIn(deps, context, signedIn.identity, { outcome: 'denied', details: { reason: 'no_role' } });
      return page(context, 403, noRolePage(signedIn.identity.email));
    }
    if (transaction.phase === 'identify') return askForScopes(deps, context, transaction, signedIn, roles);
    if (transaction.expectedSubject !== signedIn.identity.subject) {
      discard(deps, signedIn);
      return failed(deps, context, 'refused', signedIn.identity);
    }
    return startSession(deps, context, transaction, signedIn, roles);
  };
}

/** Ends at the provider what it gave for a sign-in that does not become a session. */
function discard({ revocations }: AuthDeps, { tokens: { refreshToken } }: SignedIn): void {
  if (refreshToken !== undefined) revocations.add(refreshToken);
}

/** The sign-in that the state in the address names, out of the cookies of this browser. */
function takeTransaction(
  { config, cookies, transactions }: AuthDeps,
  context: Context<AppEnv>,
): SignInTransaction | undefined {
  const state = context.req.query('state');
  const open = cookies.readAll(context, (name) => name.startsWith(cookies.signInPrefix));
  for (const [name, value] of open) {
    const transaction = transactions.open(name.slice(cookies.signInPrefix.length), value);
    // One begun with another provider, before the configuration changed, cannot end here.
    if (!transaction || transaction.state !== state || transaction.issuer !== config.oidc.issuer) continue;
    cookies.clearSignIn(context, name);
    return transaction;
  }
  return undefined;
}

/** Whether the browser keeps our cookies: those of sign-ins, or of the session that one has become. */
function cameWithCookies({ cookies }: AuthDeps, context: Context<AppEnv>): boolean {
  const { sessionName, signInPrefix } = cookies;
  return cookies.readAll(context, (name) => name === sessionName || name.startsWith(signInPrefix)).length > 0;
}

async function exchange(
  { config, oidc, revocations }: AuthDeps,
  context: Context<AppEnv>,
  { state, nonce, codeVerifier, maxAgeSeconds }: SignInTransaction,
): Promise<SignedIn | undefined> {
  const url = new URL(callbackUri(config.publicOrigin));
  url.search = new URL(context.req.url).search;
  try {
    const checks = { state, nonce, codeVerifier, maxAgeSeconds };
    return await oidc.finish(url, checks, (refreshToken) => revocations.add(refreshToken));
  } catch (error) {
    // The provider's words stay in the log: the page must not repeat text that an address carried.
    context.get('log')().warn({ err: error }, 'sign-in failed');
    return undefined;
  }
}

async function askForScopes(
  deps: AuthDeps,
  context: Context<AppEnv>,
  transaction: SignInTransaction,
  { identity }: SignedIn,
  roles: readonly Role[],
): Promise<Response> {
  const scopes = scopesForRoles(roles).map((suffix) => toScopeIdentifier(deps.config.scopeBase, suffix));
  const { returnTo, replacesSession, maxAgeSeconds } = transaction;
  const url = await beginAtProvider(deps, context, {
    phase: 'authorize',
    returnTo,
    expectedSubject: identity.subject,
    replacesSession,
    maxAgeSeconds,
    scopes,
  });
  return context.redirect(url.href, 303);
}

async function startSession(
  deps: AuthDeps,
  context: Context<AppEnv>,
  { returnTo, replacesSession }: SignInTransaction,
  signedIn: SignedIn,
  roles: readonly Role[],
): Promise<Response> {
  const { identity, scopes } = signedIn;
  const { cookies, endings } = deps;
  const actor = requestActor(context);
  for (const replaced of await findReplaced(deps, context, identity, replacesSession))
    await endings.end(replaced, actor);
  const { credentialId, sessionId } = await keep(deps, signedIn, roles, context.req.header('user-agent') ?? '');
  await endings.endSurplus(identity.subject, actor);
  // An operator may have changed the roles after they were read and before there was a session to end.
  if (String(await deps.roles.resolve(identity)) !== String(roles)) {
    const { subject, email } = identity;
    const started = { sessionId: hashSessionId(sessionId), subject, email, credentialId };
    await endings.end({ ...started, reason: 'roles_changed' }, actor);
    return failed(deps, context, 'refused', identity);
  }
  cookies.setSession(context, sessionId);
  const started = { outcome: 'succeeded', details: { roles, scopes: scopes.length } } as const;
  await noteSignIn(deps, context, identity, started, hashSessionId(sessionId));
  return context.redirect(returnTo, 303);
}

/** Stores the tokens and the session. What cannot be stored whole is not stored, and ended at the provider. */
async function keep(
  deps: AuthDeps,
  signedIn: SignedIn,
  roles: readonly Role[],
  userAgent: string,
): Promise<{ credentialId: string; sessionId: string }> {
  const { sessions, vault } = deps;
  const { identity, scopes, tokens } = signedIn;
  let credentialId: string | undefined;
  try {
    credentialId = await vault.create(identity.subject, scopes, tokens);
    return { credentialId, sessionId: await sessions.create({ ...identity, roles, credentialId, userAgent }) };
  } catch (error) {
    discard(deps, signedIn);
    // A store that fails now may fail again: the tokens in it are of no use any more.
    if (credentialId !== undefined) await vault.take(credentialId).catch(() => undefined);
    throw error;
  }
}

/** The session that the browser had, and the one that a step-up takes the place of. */
async function findReplaced(
  { cookies, sessions }: AuthDeps,
  context: Context<AppEnv>,
  { subject, email }: Identity,
  replacesSession: string | undefined,
): Promise<EndedSession[]> {
  const cookie = cookies.readSession(context);
  const previous = cookie === undefined ? undefined : await sessions.find(cookie);
  const credentialId = replacesSession && (await sessions.end(subject, replacesSession));
  const stepped = credentialId ? [{ sessionId: replacesSession, subject, email, credentialId }] : [];
  return [...(previous ? [previous] : []), ...stepped].map((session) => ({
    sessionId: session.sessionId,
    subject: session.subject,
    email: session.email,
    credentialId: session.credentialId,
    reason: 'replaced',
    isRenewed: session.subject === subject,
  }));
}

async function failed(
  deps: AuthDeps,
  context: Context<AppEnv>,
  why: SignInFailure,
  identity?: Identity,
): Promise<Response> {
  await noteSignIn(deps, context, identity, { outcome: 'refused', details: { reason: why } });
  return page(context, 400, signInFailedPage(why, deps.config.publicOrigin, context.get('requestId')));
}

function noteSignIn(
  { audit }: AuthDeps,
  context: Context<AppEnv>,
  identity: Identity | undefined,
  result: AuditResult,
  sessionId?: string,
): Promise<void> {
  const { subject, email } = identity ?? {};
  return audit.note({ ...requestActor(context), subject, email, sessionId }, { action: 'session.begin' }, result);
}

function page(context: Context<AppEnv>, status: 400 | 403, html: string): Response {
  // The page brings its own few styles along, which the policy for data would refuse.
  context.env.outgoing.setHeader('content-security-policy', PLAIN_PAGE_POLICY);
  return context.html(html, status);
}
