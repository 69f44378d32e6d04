import type { KoaContextWithOIDC } from 'oidc-provider';
import { CONSOLE_CLIENT_ID } from './clients.ts';
import { Html } from './html.ts';
import { createPageHeaders, renderPage } from './page.ts';
import { renderSignedOutPage, signOutPage } from './sign-out-pages.ts';

const PROVIDER_FORM_ID = 'op.logoutForm';

/** Attributes of the session cookie: only the provider's own paths receive it. */
export const SESSION_COOKIE = {
  path: '/oidc',
  httpOnly: true,
  sameSite: 'lax',
  overwrite: true,
  signed: true,
} as const;

/**
 * Handles a sign-out request (OpenID Connect RP-Initiated Logout 1.0). If the console sends the user with the ID token of the
 * current session, they have already chosen to sign out and are not asked again.
 */
export async function respondToSignOut(context: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, client, params, entities } = context.oidc;
  const returnUri = params?.post_logout_redirect_uri;
  const isSameUser = session?.accountId !== undefined && entities.IdTokenHint?.payload.sub === session.accountId;
  if (isSameUser && client?.clientId === CONSOLE_CLIENT_ID && typeof returnUri === 'string') {
    await endSession(context);
    context.status = 303;
    context.redirect(withState(returnUri, params?.state));
    return;
  }
  const returnOrigin = typeof returnUri === 'string' ? new URL(returnUri).origin : undefined;
  context.set(createPageHeaders(returnOrigin));
  // The form is the provider's own markup.
  context.body = renderPage(signOutPage(new Html(form), PROVIDER_FORM_ID));
}

/** Responds after a sign-out without a redirect URL. */
export function respondSignedOut(context: KoaContextWithOIDC, consoleOrigin: string): void {
  context.set(createPageHeaders());
  context.body = renderPage(renderSignedOutPage(consoleOrigin));
}

async function endSession({ oidc }: KoaContextWithOIDC): Promise<void> {
  const { provider, session, cookies } = oidc;
  for (const { grantId } of Object.values(session?.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.AccessToken.revokeByGrantId(grantId);
    await provider.RefreshToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await provider.Grant.adapter.destroy(grantId);
  }
  await session?.destroy();
  cookies.set(provider.cookieName('session'), null, SESSION_COOKIE);
}

function withState(uri: string, state: unknown): string {
  const url = new URL(uri);
  if (typeof state === 'string') url.searchParams.set('state', state);
  return url.href;
}
