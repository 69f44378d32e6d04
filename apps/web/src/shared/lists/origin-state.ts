import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import { readShownList } from './shown-list.ts';

/** A cell of the list that the screen shows. */
export type CellPlace = { rowId: string; columnId: string };

const store = createExternalStore<(CellPlace & { listLabel: string | undefined }) | undefined>(undefined);

/** Shows where a cell comes from; undefined closes that. */
export function showOrigin(place: CellPlace | undefined): void {
  store.set(place && { ...place, listLabel: readShownList()?.label });
}

/** The cell of a list whose origin is shown. Rows of another list may have the same identifiers. */
export function useOrigin(listLabel: string | undefined): CellPlace | undefined {
  const place = useExternalStore(store);
  return place?.listLabel === listLabel ? place : undefined;
}
