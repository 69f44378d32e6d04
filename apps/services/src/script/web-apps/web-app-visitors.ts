import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account } from '#core/auth/directory.ts';

/** Identifies the visitors of web apps, for paths below `/oidc`. */
export type WebAppVisitors = {
  /** Returns the user signed in to the browser that sent a request, or undefined. */
  find(request: IncomingMessage, response: ServerResponse): Promise<Account | undefined>;
  /** Returns the URL at which to sign in before returning to a path. */
  toSignInAddress(returnPath: string): string;
  /** Sends the page that asks a user to grant these scopes (full identifiers) to a script. */
  askConsent(response: ServerResponse, consent: { scriptName: string; email: string; scopes: readonly string[] }): void;
  /** Whether a submitted form comes from that page and grants the scopes. Never rejects. */
  isConsent(request: IncomingMessage): Promise<boolean>;
};
