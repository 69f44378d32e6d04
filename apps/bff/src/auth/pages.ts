import { ROLES } from '@rotunda/api-client/roles';
import { html } from 'hono/html';
import { renderPlainPage } from '#http/plain-page.ts';

/** The page for people who signed in but have no role in the console. */
export function noRolePage(email: string): string {
  return renderPlainPage(
    'You have no role here',
    html`<p>You signed in as <strong>${email}</strong>, but this console gives that account no role.</p>
      <p>Ask an operator of your organisation for one of the roles: ${ROLES.join(', ')}.</p>
      <p><a href="/auth/login">Sign in as somebody else</a></p>`,
  );
}

/** The page for a sign-in that could not be finished. */
export function signInFailedPage(why: 'expired' | 'refused', requestId: string): string {
  const reason =
    why === 'expired'
      ? 'It was started in another browser, has been finished already, or took longer than ten minutes.'
      : 'The identity provider did not confirm who you are.';
  return renderPlainPage(
    'Sign-in failed',
    html`<p>${reason}</p>
      <p><a href="/auth/login">Sign in again</a></p>
      <p class="small">Request ${requestId}</p>`,
  );
}
