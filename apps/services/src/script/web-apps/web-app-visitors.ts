import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account } from '#core/auth/directory.ts';

/** Who opens web apps, where browsers tell: below `/oidc`. */
export type WebAppVisitors = {
  /** The user whose browser sent a request; undefined when nobody is signed in there. */
  find(request: IncomingMessage, response: ServerResponse): Promise<Account | undefined>;
  /** Where to sign in and come back to a path. */
  toSignInAddress(returnPath: string): string;
  /** Sends the page that asks a user whether a script may have these scopes, full identifiers. */
  askConsent(response: ServerResponse, consent: { scriptName: string; email: string; scopes: readonly string[] }): void;
  /** Whether a form that was sent is that page's own, and allows the scopes. Never rejects. */
  isConsent(request: IncomingMessage): Promise<boolean>;
};
