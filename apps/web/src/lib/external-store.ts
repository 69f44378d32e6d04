import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Functions that are called when something changes. */
export type Listeners = {
  /** Adds a listener. Returns the unsubscribe function. */
  subscribe: (listener: Listener) => () => void;
  /** Calls all listeners. */
  emit: () => void;
};

/** A value outside components to which they subscribe. */
export type ExternalStore<Value> = Pick<Listeners, 'subscribe'> & {
  get: () => Value;
  /** Replaces the value and re-renders all subscribers. */
  set: (next: Value) => void;
};

/** Creates an empty set of listeners. */
export function createListeners(): Listeners {
  const listeners = new Set<Listener>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: () => {
      for (const listener of listeners) listener();
    },
  };
}

/** Creates a store that holds a value. */
export function createExternalStore<Value>(initial: Value): ExternalStore<Value> {
  const { subscribe, emit } = createListeners();
  let value = initial;
  return {
    subscribe,
    get: () => value,
    set: (next) => {
      value = next;
      emit();
    },
  };
}

/** Subscribes to the value of a store. */
export function useExternalStore<Value>({ subscribe, get }: Pick<ExternalStore<Value>, 'subscribe' | 'get'>): Value {
  return useSyncExternalStore(subscribe, get);
}
