import { getBrowserName } from '@rotunda/api-client/browser-name';
import type { Role } from '@rotunda/api-client/roles';
import type { Context } from 'hono';
import { EARLY_REFRESH_MS } from '#identity/credentials/credential-vault.ts';
import type { AuditResult } from '#platform/audit-trail/audit-record.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import { listRequestedScopes } from '#platform/config/requested-scopes.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { AuthDeps } from './auth-deps.ts';
import { beginAtProvider, getCallbackUri } from './login.ts';
import type { Identity } from './oidc/identity.ts';
import type { SignedIn } from './oidc/oidc-client.ts';
import { SignInError, toSignInError } from './oidc/sign-in-error.ts';
import type { SignInFailure } from './oidc/sign-in-failures.ts';
import { renderShortSessionPage } from './pages.ts';
import { type FailureContext, respondWithFailure, respondWithPage } from './respond-with-failure.ts';
import type { EndedSession } from './revocable-sessions.ts';
import { hashSessionId } from './session-store.ts';
import type { SignInTransaction } from './sign-in-transaction.ts';

const NO_REFRESH_TOKEN =
  'allow refresh tokens for the client (grant type refresh_token, scope offline_access): without them, users must sign in again whenever an access token expires';

const MAX_BROWSER_LENGTH = 256;

/** `GET /auth/callback`: receives the browser from the identity provider and starts its session. */
export function callback(deps: AuthDeps) {
  return async function finishSignIn(context: Context<AppEnv>): Promise<Response> {
    context.header('cache-control', 'no-store');
    const facts: FailureContext = {};
    try {
      return await finish(deps, context, facts);
    } catch (error) {
      if (error instanceof SignInError) return respondWithFailure(deps, context, error, facts);
      throw error;
    }
  };
}

/** Fills in `facts` as they become known. Rejects with SignInError if the sign-in fails. */
async function finish(deps: AuthDeps, context: Context<AppEnv>, facts: FailureContext): Promise<Response> {
  const transaction = await redeemTransaction(deps, context);
  facts.transaction = transaction;
  const signedIn = await exchange(deps, context, transaction);
  facts.identity = signedIn.identity;
  const roles = await deps.roles.resolve(signedIn.identity);
  const reason = await findDenial(deps, transaction, signedIn.identity, roles);
  if (reason !== undefined) {
    discard(deps, signedIn);
    throw new SignInError(reason);
  }
  if (transaction.phase === 'identify') return requestScopes(deps, context, transaction, signedIn, roles);
  return startSession(deps, context, transaction, signedIn, roles);
}

/** Returns why an authenticated user gets no session, or undefined if they do. */
async function findDenial(
  { roles: table }: AuthDeps,
  { phase, expectedSubject }: SignInTransaction,
  identity: Identity,
  roles: readonly Role[],
): Promise<SignInFailure | undefined> {
  if (phase === 'authorize' && expectedSubject !== identity.subject) return 'other_account';
  return roles.length === 0 ? table.findDenial(identity) : undefined;
}

/** Revokes the provider's tokens of a sign-in that does not become a session. */
function discard({ revocations }: AuthDeps, { tokens: { refreshToken }, identity }: SignedIn): void {
  if (refreshToken !== undefined) revocations.add(refreshToken, identity.subject);
}

/** Returns the sign-in transaction for the state in the URL, from this browser's cookies. Each can be used only once. */
async function redeemTransaction(deps: AuthDeps, context: Context<AppEnv>): Promise<SignInTransaction> {
  const { config, cookies, transactions } = deps;
  const state = context.req.query('state');
  const open = cookies.readAll(context, (name) => name.startsWith(cookies.signInPrefix));
  for (const [name, value] of open) {
    const transaction = transactions.open(name.slice(cookies.signInPrefix.length), value);
    if (!transaction || transaction.state !== state) continue;
    // A transaction that began before a configuration change cannot finish here.
    if (transaction.issuer !== config.oidc.issuer) throw new SignInError('other_provider');
    cookies.clearSignIn(context, name);
    if (!(await transactions.use(transaction))) throw new SignInError('expired');
    return transaction;
  }
  throw new SignInError(hasOurCookies(deps, context) ? 'expired' : 'no_cookie');
}

/** Whether the browser accepts our cookies: it sent those of sign-ins, or of a session that started from one. */
function hasOurCookies({ cookies }: AuthDeps, context: Context<AppEnv>): boolean {
  const { sessionName, signInPrefix } = cookies;
  return cookies.readAll(context, (name) => name === sessionName || name.startsWith(signInPrefix)).length > 0;
}

async function exchange(
  { config, oidc, revocations }: AuthDeps,
  context: Context<AppEnv>,
  transaction: SignInTransaction,
): Promise<SignedIn> {
  const url = new URL(getCallbackUri(config));
  url.search = new URL(context.req.url).search;
  try {
    return await oidc.finish(url, transaction, (refreshToken) => revocations.add(refreshToken));
  } catch (error) {
    throw toSignInError(error);
  }
}

async function requestScopes(
  deps: AuthDeps,
  context: Context<AppEnv>,
  transaction: SignInTransaction,
  { identity }: SignedIn,
  roles: readonly Role[],
): Promise<Response> {
  const scopes = listRequestedScopes(roles, deps.config);
  const { returnTo, replacesSession, maxAgeSeconds } = transaction;
  const url = await beginAtProvider(deps, context, {
    phase: 'authorize',
    returnTo,
    expectedSubject: identity.subject,
    expectedEmail: identity.email,
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
  const { cookies, expiry } = deps;
  const actor = requestActor(context);
  for (const replaced of await findReplaced(deps, context, identity, replacesSession))
    await expiry.end(replaced, actor);
  const { credentialId, sessionId } = await save(deps, signedIn, roles, context.req.header('user-agent') ?? '');
  await expiry.endSurplus(identity.subject, actor);
  // An operator may have changed the roles after they were read and before the session existed.
  if (String(await deps.roles.resolve(identity)) !== String(roles)) {
    const { subject, email } = identity;
    const started = { sessionId: hashSessionId(sessionId), subject, email, credentialId };
    await expiry.end({ ...started, reason: 'roles_changed' }, actor);
    throw new SignInError('roles_changed');
  }
  cookies.setSession(context, sessionId);
  const started = { outcome: 'succeeded', details: { roles, scopes: scopes.length } } as const;
  await recordSignIn(deps, context, identity, started, hashSessionId(sessionId));
  const address = deps.config.basePath + returnTo;
  if (signedIn.tokens.refreshToken !== undefined) return context.redirect(address, 303);
  context.get('log')().warn({ remedy: NO_REFRESH_TOKEN }, 'the identity provider issued no refresh token');
  const minutes = Math.floor((signedIn.tokens.accessExpiresAt - deps.clock.nowMs()) / 60_000);
  return respondWithPage(context, 200, renderShortSessionPage(minutes, address));
}

/** Stores the tokens and the session. If either fails, nothing is stored and the tokens are revoked at the provider. */
async function save(
  deps: AuthDeps,
  signedIn: SignedIn,
  roles: readonly Role[],
  userAgent: string,
): Promise<{ credentialId: string; sessionId: string }> {
  const { sessions, vault } = deps;
  const { identity, scopes, tokens } = signedIn;
  // Without a refresh token, the session ends with the access token, and its end time is set accordingly.
  const endsAt = tokens.refreshToken === undefined ? tokens.accessExpiresAt - EARLY_REFRESH_MS : undefined;
  let credentialId: string | undefined;
  try {
    credentialId = await vault.create(identity.subject, scopes, tokens);
    return { credentialId, sessionId: await sessions.create({ ...identity, roles, credentialId, userAgent, endsAt }) };
  } catch (error) {
    discard(deps, signedIn);
    // The store may fail again. The stored tokens are useless by now, so that is ignored.
    if (credentialId !== undefined) await vault.endCredential(credentialId).catch(() => undefined);
    throw error;
  }
}

/** Returns the browser's previous session, and the session that a step-up replaces. */
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

function recordSignIn(
  { audit }: AuthDeps,
  context: Context<AppEnv>,
  { subject, email }: Identity,
  result: AuditResult,
  sessionId: string,
): Promise<void> {
  const details = { browser: getBrowserName(context.req.header('user-agent') ?? '').slice(0, MAX_BROWSER_LENGTH) };
  const action = { action: 'session.begin', details };
  return audit.recordEvent({ ...requestActor(context), subject, email, sessionId }, action, result);
}
