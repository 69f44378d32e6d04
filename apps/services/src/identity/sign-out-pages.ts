import { type Html, html } from './html.ts';
import type { Page } from './page.ts';

/** Renders the page that confirms a sign-out. `form` is the provider's form without buttons, `formId` its ID. */
export function signOutPage(form: Html, formId: string): Page {
  return {
    status: 200,
    title: 'Sign out',
    content: html`<h1>Sign out?</h1>
<p>You will be signed out here and in every application that you opened with this sign-in.</p>
${form}
<div class="actions">
<button class="primary" form="${formId}" name="logout" value="yes" autofocus>Sign out</button>
<button form="${formId}">Stay signed in</button>
</div>`,
  };
}

/** Renders the page after a sign-out without a redirect. */
export function renderSignedOutPage(consoleOrigin: string): Page {
  return {
    status: 200,
    title: 'Signed out',
    content: html`<h1>You are signed out</h1>
<p><a href="${consoleOrigin}/">Open the console</a></p>`,
  };
}
