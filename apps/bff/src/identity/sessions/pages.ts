import { countOf } from '@rotunda/api-client/count-of';
import { ROLES } from '@rotunda/api-client/roles';
import { html } from 'hono/html';
import { renderPlainPage } from '#platform/http/plain-page.ts';
import { describeFailure, type SignInFailure } from './oidc/sign-in-failures.ts';

/** The content of the page for a failed sign-in. */
type FailedSignIn = {
  reason: SignInFailure;
  /** The user who returned from the provider. Undefined if unknown. */
  email: string | undefined;
  /** The expected user. Undefined if any user is accepted. */
  expectedEmail: string | undefined;
  /** Whether the user still has the session that the sign-in was to replace. */
  isStepUp: boolean;
  publicOrigin: string;
  requestId: string;
};

type Markup = ReturnType<typeof html>;

/**
 * Returns the page for a failed sign-in: what happened, and the user's options. Links are relative to `/auth/`, where the page is
 * shown.
 */
export function signInFailedPage(failed: FailedSignIn): string {
  const { message, recovery } = describeFailure(failed.reason);
  return renderPlainPage(
    failed.reason === 'no_role' ? 'You have no role here' : 'Sign-in failed',
    html`<p>${message}</p>
      ${describeAccounts(failed)} ${describeRemedy(failed)}
      ${recovery === 'administrator' ? html`<p>Only an administrator of this console can fix this. Send them the request ID below.</p>` : ''}
      ${failed.isStepUp ? html`<p>You are still signed in as before. <a href="../">Go to the console</a></p>` : ''}
      ${createLink(recovery)}
      <p class="small">Request ${failed.requestId}</p>`,
  );
}

/** Returns the page for a session that the console cannot renew at the provider. */
export function renderShortSessionPage(minutes: number, returnTo: string): string {
  return renderPlainPage(
    `You are signed in for ${countOf(minutes, 'minute')}`,
    html`<p>The identity provider does not let the console renew your sign-in, so you have to sign in again after that, and
      jobs and delayed calls that are not finished by then stop.</p>
      <p>An administrator of this console can change that.</p>
      <p><a href="${returnTo}">Continue to the console</a></p>`,
  );
}

function createLink(recovery: 'again' | 'other_account' | 'administrator'): Markup {
  return recovery === 'other_account'
    ? html`<p><a href="login?account=other">Sign in with another account</a></p>`
    : html`<p><a href="login">Sign in again</a></p>`;
}

function describeAccounts({ reason, email, expectedEmail }: FailedSignIn): Markup | '' {
  if (!email) return '';
  if (reason !== 'other_account' || !expectedEmail) return html`<p>You signed in as <strong>${email}</strong>.</p>`;
  return html`<p>You signed in as <strong>${email}</strong>, but the sign-in was started for <strong>${expectedEmail}</strong>.</p>`;
}

function describeRemedy({ reason, publicOrigin }: FailedSignIn): Markup | '' {
  if (reason === 'no_role')
    return html`<p>Ask an operator of your organisation for one of the roles: ${ROLES.join(', ')}.</p>`;
  if (reason !== 'no_cookie') return '';
  return html`<p>Sign in again, and complete the sign-in in the same browser and window.</p>
    <p>If this page comes back, your browser blocks cookies: allow them for ${publicOrigin}, leave private browsing, or use
    another browser.</p>`;
}
