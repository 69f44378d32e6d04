import { useSyncExternalStore } from 'react';

/** Whether changes are told as they happen. `off`: the backend refuses to tell them. */
export type LiveState = 'off' | 'connecting' | 'live' | 'lost';

// Every screen connects as soon as it is drawn.
let state: LiveState = 'connecting';
const listeners = new Set<() => void>();

/** Whether changes are told as they happen. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribe, () => state);
}

/** Notes whether changes are told now. */
export function setLiveState(next: LiveState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Notes that a stream is being opened. One that takes over from another changes nothing for who reads. */
export function noteOpening(): void {
  if (state !== 'live') setLiveState('connecting');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
