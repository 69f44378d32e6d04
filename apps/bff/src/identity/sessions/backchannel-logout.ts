import type { Context } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readText } from '#platform/http/read-text.ts';
import type { AuthDeps } from './auth-deps.ts';
import { type LogoutTarget, LogoutTokenError } from './oidc/logout-tokens.ts';
import { SignInError } from './oidc/sign-in-error.ts';

/**
 * `POST /auth/backchannel-logout`: the identity provider reports that a user has signed out there (OpenID Connect Back-Channel
 * Logout 1.0). The signed token is the only authentication, because no browser is involved.
 */
export function createBackchannelLogout({ audit, logoutTokens, sessions, vault }: AuthDeps) {
  async function endSessions(context: Context<AppEnv>, target: LogoutTarget): Promise<void> {
    const credentialIds = await sessions.endByLogoutToken(target);
    await Promise.all(credentialIds.map((credentialId) => vault.endCredential(credentialId)));
    await audit.recordEvent(
      { ...requestActor(context), subject: target.subject },
      { action: 'session.end-by-provider', details: { count: credentialIds.length } },
      { outcome: 'succeeded' },
    );
    context
      .get('log')()
      .info({ ...target, count: credentialIds.length }, 'the identity provider ended sessions');
  }

  return async function endLoggedOutSessions(context: Context<AppEnv>): Promise<Response> {
    context.header('cache-control', 'no-store');
    const form = new URLSearchParams(await readText(context));
    try {
      await logoutTokens.redeem(form.get('logout_token') ?? '', (target) => endSessions(context, target));
      return context.body(null, 200);
    } catch (cause) {
      if (cause instanceof SignInError) {
        throw new ProblemError('upstream_unreachable', { detail: 'The keys of the issuer cannot be read.', cause });
      }
      if (!(cause instanceof LogoutTokenError)) throw cause;
      const refused = { outcome: 'refused', details: { reason: cause.message } } as const;
      await audit.recordEvent(requestActor(context), { action: 'session.end-by-provider' }, refused);
      context.get('log')().warn({ err: cause }, 'logout token rejected');
      // The error format of RFC 6749 section 5.2, as required by section 2.8 of the specification.
      return context.json(
        { error: 'invalid_request', error_description: `The logout token was rejected: ${cause.message}.` },
        400,
      );
    }
  };
}
