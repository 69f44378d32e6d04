import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/** Why what is shown does not follow changes that are reported: a read failed and is repeated, or the scan of an index is paused. */
export type StaleReason = 'failed' | 'paused';

/**
 * How what is shown is kept up to date. `off`: the backend refuses a stream. `lost`: there is none at the moment. `live`: changes
 * show as they happen. `partial`: those of some topics, as there are too many. `polled`: within 20 seconds. `unheard`: within a
 * minute, as the services do not notify. `stopped`: nothing is refreshed.
 */
export type LiveState =
  | 'off'
  | 'connecting'
  | 'live'
  | 'partial'
  | 'polled'
  | 'unheard'
  | 'stopped'
  | 'lost'
  | StaleReason;

// Every screen connects as soon as it is drawn.
const store = createExternalStore<LiveState>('connecting');

const staleReason = createExternalStore<StaleReason | undefined>(undefined);

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

/** Notes why what is shown does not follow changes that are reported; undefined when it does. */
export function setStaleReason(next: StaleReason | undefined): void {
  staleReason.set(next);
}

/** How what is shown is kept up to date now. */
export function useShownLiveState(): LiveState {
  const reported = useLiveState();
  const reason = useExternalStore(staleReason);
  return reason !== undefined && isDelivering(reported) ? reason : reported;
}
