import { ROLES } from '@rotunda/api-client/roles';
import { html } from 'hono/html';
import { renderPlainPage } from '#platform/http/plain-page.ts';

/** The page for people who signed in but have no role in the console. */
export function noRolePage(email: string): string {
  return renderPlainPage(
    'You have no role here',
    html`<p>You signed in as <strong>${email}</strong>, but this console gives that account no role.</p>
      <p>Ask an operator of your organisation for one of the roles: ${ROLES.join(', ')}.</p>
      <p><a href="/auth/login">Sign in as somebody else</a></p>`,
  );
}

/** Why a sign-in could not be finished: `no_cookie` when the browser sent back none of what it was given. */
export type SignInFailure = 'expired' | 'no_cookie' | 'refused';

const REASONS: Readonly<Record<SignInFailure, string>> = {
  expired: 'It was started in another browser, has been finished already, or took longer than ten minutes.',
  no_cookie: 'Your browser sent no cookie of this sign-in.',
  refused: 'The identity provider did not confirm who you are.',
};

/** The page for a sign-in that could not be finished. */
export function signInFailedPage(why: SignInFailure, publicOrigin: string, requestId: string): string {
  const remedy = html`<p>Sign in again, and finish it in the browser and window in which you start it.</p>
    <p>If this page comes back, your browser blocks cookies: allow them for ${publicOrigin}, leave private browsing, or use
    another browser.</p>`;
  return renderPlainPage(
    'Sign-in failed',
    html`<p>${REASONS[why]}</p>
      ${why === 'no_cookie' ? remedy : ''}
      <p><a href="/auth/login">Sign in again</a></p>
      <p class="small">Request ${requestId}</p>`,
  );
}
