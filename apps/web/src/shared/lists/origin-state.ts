import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import { readShownList } from './shown-list.ts';

/** A cell of the shown list. */
export type CellPlace = { rowId: string; columnId: string };

const store = createExternalStore<(CellPlace & { listLabel: string | undefined }) | undefined>(undefined);

/** Shows the data source of a cell, or closes it if undefined. */
export function showOrigin(place: CellPlace | undefined): void {
  store.set(place && { ...place, listLabel: readShownList()?.label });
}

/** Returns the cell of a list whose data source is shown. Rows of another list may have the same IDs. */
export function useOrigin(listLabel: string | undefined): CellPlace | undefined {
  const place = useExternalStore(store);
  return place?.listLabel === listLabel ? place : undefined;
}
