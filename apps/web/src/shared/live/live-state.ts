import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/**
 * How what is shown is kept up to date. `off`: the backend refuses a stream. `lost`: there is none at the moment. `live`: changes
 * show as they happen. `partial`: those of some topics, as there are too many. `polled`: within 20 seconds. `unheard`: within a minute, as the services do not notify. `stopped`:
 * nothing is refreshed. `failed`: part of the screen could not be refreshed, and is tried again.
 */
export type LiveState =
  | 'off'
  | 'connecting'
  | 'live'
  | 'partial'
  | 'polled'
  | 'unheard'
  | 'stopped'
  | 'failed'
  | 'lost';

// Every screen connects as soon as it is drawn.
const store = createExternalStore<LiveState>('connecting');

const DELIVERING: ReadonlySet<LiveState> = new Set(['live', 'partial', 'polled', 'unheard']);

/** How changes are reported now. */
export function useLiveState(): LiveState {
  return useExternalStore(store);
}

/** Whether a stream reports changes in this state; those of the console itself come as they happen. */
export function isDelivering(state: LiveState): boolean {
  return DELIVERING.has(state);
}

/** How changes are reported now, for code that draws nothing. */
export function readLiveState(): LiveState {
  return store.get();
}

/** Notes how changes are reported now. */
export function setLiveState(next: LiveState): void {
  store.set(next);
}

/** Notes that a stream is being opened. One that takes over from another changes nothing for who reads. */
export function noteOpening(): void {
  if (!isDelivering(store.get())) setLiveState('connecting');
}
