import { SignedTokens } from '#core/auth/signed-tokens.ts';
import type { Clock } from '#core/clock.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import type { WebAppKind } from './web-app.ts';

/** What a page of a web app may call: functions of that web app, for the user whom it was sent to. */
export type WebAppPage = {
  deploymentId: string;
  kind: WebAppKind;
  /** Undefined for an anonymous visitor. */
  visitorId: string | undefined;
};

// A working day. A page that is open for longer has to be reloaded.
const LIFETIME_MS = 12 * HOUR_MS;

/**
 * Tokens of pages. A page has an origin of its own and so no cookies: the token that is put into it says whose page it is.
 * It opens nothing but the functions of its web app, and the rights of its user are checked at every call.
 */
export class WebAppPageTokens {
  readonly #tokens: SignedTokens;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#tokens = new SignedTokens(db, ['page of a web app']);
    this.#clock = clock;
  }

  /** A token for a page that is sent now. */
  write({ deploymentId, kind, visitorId }: WebAppPage): string {
    return this.#tokens.write([deploymentId, kind, visitorId ?? null, this.#clock.nowMs() + LIFETIME_MS]);
  }

  /** The page that has a token; undefined for one that was not made here or has expired. */
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
