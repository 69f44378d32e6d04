import { useSyncExternalStore } from 'react';
import { readShownList } from '#shared/data-table/shown-list.ts';

/** A cell of the list that the screen shows. */
export type CellPlace = { rowId: string; columnId: string };

let asked: (CellPlace & { listLabel: string | undefined }) | undefined;
const listeners = new Set<() => void>();

/** Shows where a cell comes from; undefined closes that. */
export function showOrigin(place: CellPlace | undefined): void {
  asked = place && { ...place, listLabel: readShownList()?.label };
  for (const listener of listeners) listener();
}

/** The cell of a list whose origin is shown. Rows of another list may have the same identifiers. */
export function useOrigin(listLabel: string | undefined): CellPlace | undefined {
  const place = useSyncExternalStore(subscribe, () => asked);
  return place?.listLabel === listLabel ? place : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
