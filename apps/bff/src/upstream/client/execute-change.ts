import type { Call } from '#domain/calls/match-call.ts';
import type { Principal } from '#domain/principal.ts';
import type { RecordedChange } from '#platform/audit-trail/recorded-change.ts';
import type { DistributedMutex } from '#platform/limits/distributed-mutex.ts';
import { type AuditedCall, auditChange, type CallAudit } from './audit-call.ts';
import { type CallObserver, type ObservableCall, observed } from './call-observer.ts';
import { withPermissionLock } from './permission-lock.ts';

/** The dependencies for making changes. */
export type ChangeDeps = { audit: CallAudit; mutex: DistributedMutex; watch: CallObserver };

/** A call that can change something and that policy has allowed. */
export type AllowedChange<Response> = AuditedCall<Response> & {
  call: Call;
  principal: Principal;
  /** The call as passed to observers. */
  requested: ObservableCall;
};

/**
 * Makes a call that can change something: notifies observers, records the call before it is made, and waits for calls that must
 * not run concurrently. Throws if the call does, or if it cannot be recorded.
 */
export function executeChange<Response>(
  { audit, mutex, watch }: ChangeDeps,
  change: AllowedChange<Response>,
  make: () => Promise<Response>,
  toChange: (response: Response | undefined) => Promise<RecordedChange> | RecordedChange,
): Promise<Response> {
  const { principal, requested: asked, call } = change;
  let recorded: RecordedChange | undefined;
  const makeLocked = () => withPermissionLock(mutex, call, make);
  const record = async (response: Response | undefined) => {
    recorded = await toChange(response);
    return recorded;
  };
  return observed(watch, principal, asked, {
    make: () => auditChange(audit, change, makeLocked, record),
    changeOf: () => recorded,
  });
}
