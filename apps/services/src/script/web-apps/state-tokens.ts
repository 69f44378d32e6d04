import { SignedTokens } from '#core/auth/signed-tokens.ts';
import type { Clock } from '#core/clock.ts';
import type { RunIdentity } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';

/** A function that a script called for later, for the same user, with string arguments for its event. */
export type StateCallback = {
  functionName: string;
  arguments: readonly (readonly [name: string, value: string])[];
  identity: Omit<RunIdentity, 'email'>;
};

/** State tokens of scripts. Each allows the browser of one user to call one function of one script, until it expires. */
export class StateTokens {
  readonly #tokens: SignedTokens;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#tokens = new SignedTokens(db, ['state of a script']);
    this.#clock = clock;
  }

  write(callback: StateCallback, timeoutSeconds: number): string {
    return this.#tokens.write([JSON.stringify(callback), this.#clock.nowMs() + timeoutSeconds * 1_000]);
  }

  /** Returns undefined if the token was not created here or has expired. */
  read(token: string): StateCallback | undefined {
    const [callback, expiresAtMs] = this.#tokens.read(token) ?? [];
    if (typeof callback !== 'string' || Number(expiresAtMs) <= this.#clock.nowMs()) return undefined;
    return JSON.parse(callback);
  }
}
