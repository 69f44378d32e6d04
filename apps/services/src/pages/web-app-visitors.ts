import type { IncomingMessage, ServerResponse } from 'node:http';
import { consentPage } from '#identity/consent-page.ts';
import { createPageHeaders, renderPage } from '#identity/page.ts';
import { FormError, isSameOriginPost, readForm } from '#identity/read-form.ts';
import type { UserSessions } from '#identity/user-sessions.ts';
import type { WebAppVisitors } from '#script/web-apps/web-app-visitors.ts';

type Options = { sessions: UserSessions; origin: string; scopeBase: string };

/** Creates the visitors of script web apps: users of the identity provider, who grant scopes to scripts on its consent page. */
export function createWebAppVisitors({ sessions, origin, scopeBase }: Options): WebAppVisitors {
  return {
    find: (request, response) => sessions.find(request, response),
    toSignInAddress: (returnPath) => sessions.toSignInAddress(returnPath),
    askConsent(response: ServerResponse, { scriptName, email, scopes }) {
      const page = consentPage({ clientName: scriptName, email, scopeBase, scopes });
      response.writeHead(page.status, createPageHeaders()).end(renderPage(page));
    },
    async isConsent(request: IncomingMessage) {
      if (!isSameOriginPost(request, origin)) return false;
      try {
        return (await readForm(request)).get('choice') === 'continue';
      } catch (error) {
        if (error instanceof FormError) return false;
        throw error;
      }
    },
  };
}
