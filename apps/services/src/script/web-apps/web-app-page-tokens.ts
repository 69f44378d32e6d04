import { SignedTokens } from '#core/auth/signed-tokens.ts';
import type { Clock } from '#core/clock.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import type { WebAppKind } from './web-app.ts';

/** A web app page, whose permissions are limited to functions of that web app, for the user who received the page. */
export type WebAppPage = {
  deploymentId: string;
  kind: WebAppKind;
  /** Undefined for an anonymous visitor. */
  visitorId: string | undefined;
};

// A working day. Pages open for longer have to be reloaded.
const LIFETIME_MS = 12 * HOUR_MS;

/**
 * Tokens of pages. A page has its own origin and therefore no cookies, so the token in the page identifies its user. It only
 * allows calls to functions of its web app, and the permissions of its user are checked on every call.
 */
export class WebAppPageTokens {
  readonly #tokens: SignedTokens;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#tokens = new SignedTokens(db, ['page of a web app']);
    this.#clock = clock;
  }

  /** Creates a token for a page sent now. */
  write({ deploymentId, kind, visitorId }: WebAppPage): string {
    return this.#tokens.write([deploymentId, kind, visitorId ?? null, this.#clock.nowMs() + LIFETIME_MS]);
  }

  /** Returns the page of a token, or undefined if the token was not created here or has expired. */
  read(token: string): WebAppPage | undefined {
    const [deploymentId, kind, visitorId, expiresAtMs] = this.#tokens.read(token) ?? [];
    if (typeof deploymentId !== 'string' || Number(expiresAtMs) <= this.#clock.nowMs()) return undefined;
    return {
      deploymentId,
      kind: kind === 'dev' ? 'dev' : 'exec',
      visitorId: typeof visitorId === 'string' ? visitorId : undefined,
    };
  }
}
