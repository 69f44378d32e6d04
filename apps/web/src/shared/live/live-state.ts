import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/**
 * The reason why displayed data does not follow reported changes: a read failed and is being retried, or the scan of an index is
 * paused.
 */
export type StaleReason = 'failed' | 'paused';

/**
 * How displayed data is kept up to date. `off`: the backend rejects streams. `lost`: currently no stream. `live`: changes appear
 * as they happen. `partial`: only for some topics, because there are too many. `polled`: within 20 seconds. `silent`: within a
 * minute, because the services send no notifications. `stopped`: nothing is refreshed.
 */
export type LiveState =
  | 'off'
  | 'connecting'
  | 'live'
  | 'partial'
  | 'polled'
  | 'silent'
  | 'stopped'
  | 'lost'
  | StaleReason;

// Every screen connects as soon as it renders.
const store = createExternalStore<LiveState>('connecting');

const staleReason = createExternalStore<StaleReason | undefined>(undefined);

const DELIVERING: ReadonlySet<LiveState> = new Set(['live', 'partial', 'polled', 'silent']);

/** Returns how changes are currently reported. */
export function useLiveState(): LiveState {
  return useExternalStore(store);
}

/** Reports whether a stream reports changes in this state. Changes of the console itself arrive as they happen. */
export function isDelivering(state: LiveState): boolean {
  return DELIVERING.has(state);
}

/** Returns how changes are currently reported, for code outside components. */
export function readLiveState(): LiveState {
  return store.get();
}

/** Sets how changes are currently reported. */
export function setLiveState(next: LiveState): void {
  store.set(next);
}

/** Records that a stream is being opened. The handover from another stream is not shown. */
export function setConnecting(): void {
  if (!isDelivering(store.get())) setLiveState('connecting');
}

/** Sets the reason why displayed data does not follow reported changes. Undefined if it does. */
export function setStaleReason(next: StaleReason | undefined): void {
  staleReason.set(next);
}

/** Returns how displayed data is currently kept up to date. */
export function useShownLiveState(): LiveState {
  const reported = useLiveState();
  const reason = useExternalStore(staleReason);
  return reason !== undefined && isDelivering(reported) ? reason : reported;
}
