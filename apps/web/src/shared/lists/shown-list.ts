import { useLayoutEffect } from 'react';
import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import type { Column } from './column.ts';
import type { RowSelection } from './use-row-selection.ts';

/** A rendered list. Its functions only receive rows of its own. */
export type ShownList<Row = never> = {
  label: string;
  /** The visible columns. */
  columns: readonly Column<Row>[];
  /** Contains all columns, if some are hidden. */
  layout?: { all: readonly Column<Row>[] } | undefined;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  hasMore: boolean;
  selection?: Pick<RowSelection<Row>, 'ids' | 'onToggle'> | undefined;
  /** With a sort, the order only applies to the loaded rows. */
  loadedOrder?: { sort: unknown } | undefined;
};

const store = createExternalStore<unknown>(undefined);

/** Registers a list as the screen's list while it is rendered. */
export function usePublishShownList<Row>(list: ShownList<Row>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other values change only with these
  useLayoutEffect(() => {
    store.set(list);
    return () => store.set(undefined);
  }, [list.columns, list.rows, list.hasMore, list.selection?.ids, list.loadedOrder?.sort]);
}

/** Returns the list of the screen. Returns undefined while it shows none. */
export function useShownList<Row>(): ShownList<Row> | undefined {
  return useExternalStore({ ...store, get: readShownList<Row> });
}

/** Returns the current list of the screen, without subscribing. Returns undefined while it shows none. */
export function readShownList<Row>(): ShownList<Row> | undefined {
  return store.get() as ShownList<Row> | undefined;
}
