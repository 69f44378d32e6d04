import { useSyncExternalStore } from 'react';

/** Whether changes are told as they happen. `off`: nothing on the screen has a topic, or the person may not listen. */
export type LiveState = 'off' | 'connecting' | 'live' | 'lost';

let state: LiveState = 'off';
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
