import { html } from './html.ts';
import type { Page } from './page.ts';

// By OAuth error code. The provider's descriptions are for developers and are logged.
const SENTENCES: Record<string, string> = {
  session_expired: 'This sign-in has expired, or it was started in another browser.',
  cross_site_request: 'This form was submitted from another site. Open the page again and resubmit it.',
  invalid_form: 'This form is incomplete or belongs to another account. Open the page again.',
  not_published: 'This page does not exist or is not shared with you.',
  server_error: 'Something went wrong. The error has been logged.',
  invalid_client: 'This application is not registered.',
  invalid_redirect_uri: 'The redirect URI is not registered for this application.',
  unauthorized_client: 'This application cannot make this request.',
};

/** Renders the page for a request that cannot be handled and must not be redirected back to its client. */
export function renderErrorPage(status: number, code: string, consoleOrigin: string, title = 'Sign-in failed'): Page {
  return {
    status,
    title,
    content: html`<h1>${title}</h1>
<p>${SENTENCES[code] ?? 'The application sent an invalid request.'}</p>
<p>Error code: <code>${code}</code></p>
<p><a href="${consoleOrigin}/">Start again from the console</a></p>`,
  };
}
