import type { Context } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { AuthDeps } from './auth-deps.ts';
import { safeReturnTo } from './return-to.ts';
import { SIGN_IN_COOKIE_MAX_AGE_SECONDS, type SignInTransaction } from './sign-in-transaction.ts';

const MAX_OPEN_SIGN_INS = 5; // Tabs that somebody may have waiting; older ones give way.

const FIRST_PHASE = {
  phase: 'identify',
  expectedSubject: undefined,
  replacesSession: undefined,
  maxAgeSeconds: undefined,
  scopes: [],
} as const;

/** `GET /auth/login`: sends the browser to the identity provider. */
export function login(deps: AuthDeps) {
  return async function beginSignIn(context: Context<AppEnv>): Promise<Response> {
    const returnTo = safeReturnTo(context.req.query('returnTo'));
    const start: SignInStart = { ...FIRST_PHASE, returnTo };
    return context.redirect((await beginAtProvider(deps, context, start)).href, 303);
  };
}

/** What one phase of a sign-in is to lead to. */
export type SignInStart = Pick<
  SignInTransaction,
  'phase' | 'returnTo' | 'expectedSubject' | 'replacesSession' | 'maxAgeSeconds'
> & { scopes: readonly string[] };

/** Begins one phase of a sign-in: puts it into a cookie, and returns where the browser goes. */
export async function beginAtProvider(
  { config, cookies, oidc, transactions }: AuthDeps,
  context: Context<AppEnv>,
  { scopes, ...start }: SignInStart,
): Promise<URL> {
  const uri = callbackUri(config.publicOrigin);
  const { url, checks } = await oidc.begin(uri, scopes, start.maxAgeSeconds).catch((cause: unknown) => {
    throw new ProblemError('upstream_unreachable', { detail: 'The identity provider cannot be reached.', cause });
  });
  const open = cookies.readAll(context, (name) => name.startsWith(cookies.signInPrefix));
  for (const [name] of open.slice(0, Math.max(0, open.length - MAX_OPEN_SIGN_INS + 1)))
    cookies.clearSignIn(context, name);
  const { cookieId, cookieValue } = transactions.begin({ ...start, ...checks, issuer: config.oidc.issuer });
  cookies.setSignIn(context, cookieId, cookieValue, SIGN_IN_COOKIE_MAX_AGE_SECONDS);
  context.header('cache-control', 'no-store');
  return url;
}

/** Where the identity provider sends browsers back to. */
export function callbackUri(publicOrigin: string): string {
  return `${publicOrigin}/auth/callback`;
}
