import type { Clock } from '#domain/clock.ts';
import { isHighRisk, type JudgedCall } from '#domain/policy/high-risk.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';

/** How long a proof of identity counts for acts of high risk. */
export const PROOF_MAX_AGE_SECONDS = 900;

const DETAIL = 'This change requires you to confirm your identity first.';

type Actor = Pick<Principal, 'authenticatedAt' | 'email'>;

/** Throws 403 `step_up_required` when acts of high risk need a more recent proof of identity than the person has given. */
export class RecentAuthCheck {
  readonly #clock: Clock;
  readonly #isOn: () => boolean;

  /** `isOn` says whether a proof is asked for at all. */
  constructor(clock: Clock, isOn: () => boolean) {
    this.#clock = clock;
    this.#isOn = isOn;
  }

  /** For a call to a service. A session that somebody else took over ends where one of high risk begins. */
  requireFor(actor: Actor, call: JudgedCall): void {
    if (isHighRisk(call, actor.email)) this.require(actor);
  }

  /** Whether a person has given as recent a proof as acts of high risk need, or none is asked for. */
  isGiven({ authenticatedAt }: Pick<Actor, 'authenticatedAt'>): boolean {
    if (!this.#isOn()) return true;
    return authenticatedAt !== undefined && authenticatedAt + PROOF_MAX_AGE_SECONDS * 1000 > this.#clock.nowMs();
  }

  /** For an act that is of high risk whatever its values are. */
  require(actor: Pick<Actor, 'authenticatedAt'>): void {
    if (this.isGiven(actor)) return;
    throw new ProblemError('step_up_required', { detail: DETAIL });
  }
}
