import type { Context } from 'hono';
import { z } from 'zod';
import { toSafeReturnPath } from '#domain/console-path.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { getConsoleAddress } from '#platform/config/console-address.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { AuthDeps } from './auth-deps.ts';
import type { SignInPrefill } from './oidc/authorization-request.ts';
import { toSignInError } from './oidc/sign-in-error.ts';
import { respondWithFailure } from './respond-with-failure.ts';
import { SIGN_IN_COOKIE_MAX_AGE_SECONDS, type SignInTransaction } from './sign-in-transaction.ts';

const MAX_OPEN_SIGN_INS = 5; // Sign-ins in progress per browser. A new one replaces the oldest.

const FIRST_PHASE = {
  phase: 'identify',
  expectedSubject: undefined,
  expectedEmail: undefined,
  replacesSession: undefined,
  maxAgeSeconds: undefined,
  scopes: [],
} as const;

/**
 * `GET /auth/login`: redirects the browser to the identity provider. With `account=other`, the user can choose an account there,
 * even if the provider would otherwise continue its own session silently. If the provider supports it, `email` prefills the form,
 * and `reason` explains why the user is asked to sign in.
 */
export function login(deps: AuthDeps) {
  return async function beginSignIn(context: Context<AppEnv>): Promise<Response> {
    const returnTo = toSafeReturnPath(context.req.query('returnTo'));
    const isOtherAccount = context.req.query('account') === 'other';
    try {
      const url = await beginAtProvider(deps, context, {
        ...FIRST_PHASE,
        returnTo,
        isOtherAccount,
        prefill: readPrefill(context),
      });
      return context.redirect(url.href, 303);
    } catch (error) {
      return respondWithFailure(deps, context, toSignInError(error));
    }
  };
}

const prefillQuery = z.object({
  email: z.email().max(254).optional().catch(undefined),
  reason: z.literal('session_ended').optional().catch(undefined),
});

function readPrefill({ req }: Context<AppEnv>): SignInPrefill {
  const { email, reason } = prefillQuery.parse(req.query());
  return { email, reason };
}

/** The intended result of one phase of a sign-in. */
export type SignInStart = Pick<
  SignInTransaction,
  'phase' | 'returnTo' | 'expectedSubject' | 'expectedEmail' | 'replacesSession' | 'maxAgeSeconds' | 'scopes'
> & { isOtherAccount?: boolean; prefill?: SignInPrefill };

/**
 * Starts one phase of a sign-in: stores it in a cookie, and returns the URL to redirect to. Rejects with SignInError if the
 * provider cannot be reached.
 */
export async function beginAtProvider(
  { config, cookies, oidc, transactions }: AuthDeps,
  context: Context<AppEnv>,
  { isOtherAccount = false, prefill, ...start }: SignInStart,
): Promise<URL> {
  const request = { ...start, redirectUri: getCallbackUri(config), isOtherAccount, ...(prefill && { prefill }) };
  const { url, checks } = await oidc.begin(request).catch((cause: unknown) => {
    throw toSignInError(cause);
  });
  const open = cookies.readAll(context, (name) => name.startsWith(cookies.signInPrefix));
  for (const [name] of open.slice(0, Math.max(0, open.length - MAX_OPEN_SIGN_INS + 1)))
    cookies.clearSignIn(context, name);
  const { cookieId, cookieValue } = transactions.begin({ ...start, ...checks, issuer: config.oidc.issuer });
  cookies.setSignIn(context, cookieId, cookieValue, SIGN_IN_COOKIE_MAX_AGE_SECONDS);
  context.header('cache-control', 'no-store');
  return url;
}

/** Returns the redirect URI for the identity provider. */
export function getCallbackUri(config: Pick<BffConfig, 'publicOrigin' | 'basePath'>): string {
  return `${getConsoleAddress(config)}/auth/callback`;
}
