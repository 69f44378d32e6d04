import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import type { Caller } from '#platform/observability/service-call.ts';

/** A call that may be observed. Its body is known when the BFF makes it, and not when it goes through from a browser. */
export type ObservableCall = Pick<UserCall, 'operationId' | 'params' | 'body' | 'isUnseen' | 'freezeReason'> & {
  caller: Caller;
};

/** A call that is being watched. */
export type ObservedCall = {
  /** Says how it ended: `error` is undefined when it succeeded. Never rejects. */
  ended(error: unknown): Promise<void>;
};

/** Hears of every call that may change something, whoever makes it: a browser through the proxy, or the BFF itself. */
export type CallObserver = {
  /** Called when policy has allowed a call, before it is made. Undefined at once for one that changes nothing. */
  begin(principal: Principal, call: ObservableCall): Promise<ObservedCall | undefined> | undefined;
};

/** Makes a call and lets the watch hear how it ends. What it throws is thrown on. */
export function observed<T>(
  watch: CallObserver,
  principal: Principal,
  call: ObservableCall,
  make: () => Promise<T>,
): Promise<T> {
  const started = watch.begin(principal, call);
  return started === undefined ? make() : callAndNotify(started, make);
}

async function callAndNotify<T>(started: Promise<ObservedCall | undefined>, make: () => Promise<T>): Promise<T> {
  const watched = await started;
  try {
    const made = await make();
    await watched?.ended(undefined);
    return made;
  } catch (error) {
    await watched?.ended(error);
    throw error;
  }
}
