import { randomUUID } from 'node:crypto';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Clock } from '#domain/clock.ts';
import { formatUtcMinute } from '#domain/format-utc-minute.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { PreferenceStore } from '#platform/user-settings/preference-store.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { type Freeze, findFreeze } from './find-freeze.ts';
import { readFreezeSettings } from './freeze-settings.ts';

/** The dependencies of the freeze guard. */
export type FreezeGuardDeps = {
  preferences: PreferenceStore;
  calls: Pick<UserCallExecutor, 'execute'>;
  clock: Clock;
};

/** A call that may change a deployment, and the reason for making it during a freeze. */
type GuardedCall = { operationId: OperationId; freezeReason?: string | undefined };

const REMEDY = 'To continue, enter a reason for an override on the Deployments tab.';

/**
 * Rejects calls that change deployments while an event in the team's calendar freezes them, no matter if a browser, a job or the
 * backend makes them. Reads the calendar once per call, with the user's own credential.
 */
export class FreezeGuard {
  readonly #deps: FreezeGuardDeps;

  constructor(deps: FreezeGuardDeps) {
    this.#deps = deps;
  }

  /** Throws 409 `deployments_frozen` unless the call has a reason. */
  async require(principal: Principal, { operationId, freezeReason }: GuardedCall): Promise<void> {
    if (!changesDeployment(operationId) || freezeReason !== undefined) return;
    const { preferences, calls, clock } = this.#deps;
    const settings = await readFreezeSettings(preferences);
    if (!settings) return;
    const reader = { calls, principal, requestId: randomUUID() };
    const detail = describeFreeze(await findFreeze(reader, settings, clock.nowMs()), settings.onUnreadable);
    if (detail !== undefined) throw new ProblemError('deployments_frozen', { detail });
  }
}

function changesDeployment(operationId: OperationId): boolean {
  return operationTraits[operationId].effects.some((topic) => topic === 'deployments');
}

function describeFreeze(freeze: Freeze, onUnreadable: 'refuse' | 'allow'): string | undefined {
  if (freeze.state === 'frozen')
    return `Deployments are frozen by “${freeze.event.title}” until ${toText(freeze.event.end)}. ${REMEDY}`;
  if (freeze.state === 'clear' || onUnreadable === 'allow') return undefined;
  return `The calendar of deployment freezes could not be read. ${freeze.reason} ${REMEDY}`;
}

/** For example `2026-11-28`, or `2026-11-28, 18:00 UTC`. */
function toText(end: string): string {
  return end.includes('T') ? formatUtcMinute(Date.parse(end)) : end;
}
