import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import type { RecordedChange } from '#platform/audit-trail/recorded-change.ts';
import type { Caller } from '#platform/observability/service-call.ts';

/** A call that may be observed. Its body is known when the BFF makes it, and not when it goes through from a browser. */
export type ObservableCall = Pick<UserCall, 'operationId' | 'params' | 'body' | 'isUnseen' | 'freezeReason'> & {
  caller: Caller;
};

/** A call that is being watched. */
export type ObservedCall = {
  /**
   * Says how it ended: `error` is undefined when it succeeded, `change` what it was about as far as that is known. Never
   * rejects.
   */
  ended(error: unknown, change?: RecordedChange): Promise<void>;
};

/** Hears of every call that may change something, whoever makes it: a browser through the proxy, or the BFF itself. */
export type CallObserver = {
  /** Called when policy has allowed a call, before it is made. Undefined at once for one that changes nothing. */
  begin(principal: Principal, call: ObservableCall): Promise<ObservedCall | undefined> | undefined;
};

/** What is observed: the call as it is made, and what it was about once it has ended. */
type Observed<T> = { make: () => Promise<T>; changeOf: () => RecordedChange | undefined };

/** Makes a call and lets the watch hear how it ends. What it throws is thrown on. */
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
