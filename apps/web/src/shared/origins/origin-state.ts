import { useSyncExternalStore } from 'react';

/** A cell of the list that the screen shows. */
export type CellPlace = { rowId: string; columnId: string };

let asked: CellPlace | undefined;
const listeners = new Set<() => void>();

/** Shows where a cell comes from; undefined closes that. */
export function showOrigin(place: CellPlace | undefined): void {
  asked = place;
  for (const listener of listeners) listener();
}

/** The cell whose origin is shown. */
export function useOrigin(): CellPlace | undefined {
  return useSyncExternalStore(subscribe, () => asked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
