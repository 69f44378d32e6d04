import type { Clock } from '#domain/clock.ts';
import { type RiskInput, requiresRecentAuth } from '#domain/policy/high-risk.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';

/** How long an authentication counts as recent for high-risk actions. */
export const RECENT_AUTH_MAX_AGE_SECONDS = 900;

const DETAIL = 'This change requires you to confirm your identity first.';

type Actor = Pick<Principal, 'authenticatedAt' | 'email'>;

/** Throws 403 `step_up_required` if a high-risk action requires more recent authentication. */
export class RecentAuthCheck {
  readonly #clock: Clock;
  readonly #isOn: () => boolean;

  /** `isOn` reports whether recent authentication is required at all. */
  constructor(clock: Clock, isOn: () => boolean) {
    this.#clock = clock;
    this.#isOn = isOn;
  }

  /** Checks a call to a service. A hijacked session cannot make high-risk calls. */
  requireFor(actor: Actor, call: RiskInput): void {
    if (requiresRecentAuth(call, actor.email)) this.require(actor);
  }

  /** Whether the user has authenticated recently enough for high-risk actions, or no recent authentication is required. */
  isRecent({ authenticatedAt }: Pick<Actor, 'authenticatedAt'>): boolean {
    if (!this.#isOn()) return true;
    return authenticatedAt !== undefined && authenticatedAt + RECENT_AUTH_MAX_AGE_SECONDS * 1000 > this.#clock.nowMs();
  }

  /** Checks an action that is always high-risk, whatever its values. */
  require(actor: Pick<Actor, 'authenticatedAt'>): void {
    if (this.isRecent(actor)) return;
    throw new ProblemError('step_up_required', { detail: DETAIL });
  }
}
