import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/** Whether changes are told as they happen. `off`: the backend refuses to tell them. */
export type LiveState = 'off' | 'connecting' | 'live' | 'lost';

// Every screen connects as soon as it is drawn.
const store = createExternalStore<LiveState>('connecting');

/** Whether changes are told as they happen. */
export function useLiveState(): LiveState {
  return useExternalStore(store);
}

/** Whether changes are told as they happen, for code that draws nothing. */
export function readLiveState(): LiveState {
  return store.get();
}

/** Notes whether changes are told now. */
export function setLiveState(next: LiveState): void {
  store.set(next);
}

/** Notes that a stream is being opened. One that takes over from another changes nothing for who reads. */
export function noteOpening(): void {
  if (store.get() !== 'live') setLiveState('connecting');
}
