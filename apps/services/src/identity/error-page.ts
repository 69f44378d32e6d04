import { html } from './html.ts';
import type { Page } from './page.ts';

// By OAuth error code. Descriptions that the provider makes are for developers and go to the log.
const SENTENCES: Record<string, string> = {
  session_expired: 'This sign-in has expired, or it was begun in another browser.',
  server_error: 'Something went wrong here. It has been written to the log.',
  invalid_client: 'The application that sent you here is not known.',
  invalid_redirect_uri: 'The application asked to send you to an address that is not registered for it.',
  unauthorized_client: 'The application may not ask for this.',
};

/** The page for a request that cannot be answered and must not be sent back to where it came from. */
export function errorPage(status: number, code: string, consoleOrigin: string): Page {
  return {
    status,
    title: 'Sign-in failed',
    content: html`<h1>Sign-in failed</h1>
<p>${SENTENCES[code] ?? 'The request of the application that sent you here is not valid.'}</p>
<p>Error code: <code>${code}</code></p>
<p><a href="${consoleOrigin}/">Start again from the console</a></p>`,
  };
}
