import { html } from './html.ts';
import type { Page } from './page.ts';

// By OAuth error code. Descriptions that the provider makes are for developers and go to the log.
const SENTENCES: Record<string, string> = {
  session_expired: 'This sign-in has expired, or it was started in another browser.',
  cross_site_request: 'The form was sent from another site. Open the page again and submit it there.',
  invalid_form: 'The form is incomplete, or it was made for someone else. Open the page again.',
  not_published: 'There is nothing published here, or it is not published for you.',
  server_error: 'Something went wrong here. The error has been logged.',
  invalid_client: 'The application that sent you here is not known.',
  invalid_redirect_uri: 'The application asked to send you to an address that is not registered for it.',
  unauthorized_client: 'The application may not ask for this.',
};

/** The page for a request that cannot be answered and must not be sent back to where it came from. */
export function errorPage(status: number, code: string, consoleOrigin: string, title = 'Sign-in failed'): Page {
  return {
    status,
    title,
    content: html`<h1>${title}</h1>
<p>${SENTENCES[code] ?? 'The request of the application that sent you here is not valid.'}</p>
<p>Error code: <code>${code}</code></p>
<p><a href="${consoleOrigin}/">Start again from the console</a></p>`,
  };
}
