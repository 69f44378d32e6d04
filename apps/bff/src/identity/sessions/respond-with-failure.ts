import type { Context } from 'hono';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { PLAIN_PAGE_POLICY } from '#platform/http/plain-page.ts';
import type { AuthDeps } from './auth-deps.ts';
import type { Identity } from './oidc/identity.ts';
import type { SignInError } from './oidc/sign-in-error.ts';
import { describeFailure } from './oidc/sign-in-failures.ts';
import { signInFailedPage } from './pages.ts';
import type { SignInTransaction } from './sign-in-transaction.ts';

/** The known facts about a failed sign-in. */
export type FailureContext = {
  identity?: Identity | undefined;
  transaction?: Pick<SignInTransaction, 'expectedEmail' | 'replacesSession'> | undefined;
};

/** Ends a failed sign-in: sends a page to the user, adds an audit record, and logs a line for the administrator. */
export async function respondWithFailure(
  { audit, config }: Pick<AuthDeps, 'audit' | 'config'>,
  context: Context<AppEnv>,
  error: SignInError,
  { identity, transaction }: FailureContext = {},
): Promise<Response> {
  const { reason } = error;
  const { status } = describeFailure(reason);
  logFailure(context, error);
  await audit.recordEvent(
    { ...requestActor(context), subject: identity?.subject, email: identity?.email },
    { action: 'session.begin' },
    { outcome: status === 403 ? 'denied' : 'refused', details: { reason } },
  );
  const page = signInFailedPage({
    reason,
    email: identity?.email,
    expectedEmail: transaction?.expectedEmail,
    isStepUp: transaction?.replacesSession !== undefined,
    publicOrigin: config.publicOrigin,
    requestId: context.get('requestId'),
  });
  return respondWithPage(context, status, page);
}

/** Logs for the administrator why a sign-in failed, with the provider's message and the setting to change. */
export function logFailure(context: Context<AppEnv>, error: SignInError): void {
  const { reason, providerError } = error;
  const { remedy } = describeFailure(reason);
  const line = {
    err: error,
    reason,
    providerError: providerError?.error,
    providerDescription: providerError?.description,
    remedy,
  };
  const log = context.get('log')();
  if (remedy === undefined) log.info(line, 'sign-in failed');
  else log.warn(line, 'sign-in failed');
}

/** Sends a page without scripts. Its few styles are inlined. */
export function respondWithPage(context: Context<AppEnv>, status: 200 | 400 | 403 | 502, html: string): Response {
  context.header('cache-control', 'no-store');
  context.env.outgoing.setHeader('content-security-policy', PLAIN_PAGE_POLICY);
  return context.html(html, status);
}
