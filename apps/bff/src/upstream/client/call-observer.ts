import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import type { RecordedChange } from '#platform/audit-trail/recorded-change.ts';
import type { Caller } from '#platform/observability/service-call.ts';

/** A call that can be observed. Its body is known if the BFF makes the call, but not if it is proxied from a browser. */
export type ObservableCall = Pick<UserCall, 'operationId' | 'params' | 'body' | 'isUnseen' | 'freezeReason'> & {
  caller: Caller;
};

/** A call under observation. */
export type ObservedCall = {
  /**
   * Says how it ended: `error` is undefined when it succeeded, `change` what it was about as far as that is known. Never
   * rejects.
   */
  ended(error: unknown, change?: RecordedChange): Promise<void>;
};

/** Observes every call that may change something, made by a browser through the proxy or by the BFF itself. */
export type CallObserver = {
  /** Called before a call that policy has allowed is made. Returns undefined synchronously for a call that changes nothing. */
  begin(principal: Principal, call: ObservableCall): Promise<ObservedCall | undefined> | undefined;
};

/** An observed call: makes it, and returns the change that it caused once it has completed. */
type Observed<T> = { make: () => Promise<T>; changeOf: () => RecordedChange | undefined };

/** Makes a call and reports its outcome to the observer. Rethrows errors. */
export function observed<T>(
  watch: CallObserver,
  principal: Principal,
  call: ObservableCall,
  work: Observed<T>,
): Promise<T> {
  const started = watch.begin(principal, call);
  return started === undefined ? work.make() : callAndNotify(started, work);
}

async function callAndNotify<T>(
  started: Promise<ObservedCall | undefined>,
  { make, changeOf }: Observed<T>,
): Promise<T> {
  const watched = await started;
  try {
    const made = await make();
    await watched?.ended(undefined, changeOf());
    return made;
  } catch (error) {
    await watched?.ended(error, changeOf());
    throw error;
  }
}
