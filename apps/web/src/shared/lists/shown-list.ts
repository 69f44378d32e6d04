import { useLayoutEffect } from 'react';
import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import type { Column } from './column.ts';
import type { RowSelection } from './use-row-selection.ts';

/** A list as it is drawn. Its functions are given rows of its own only. */
export type ShownList<Row = never> = {
  label: string;
  /** The columns that are shown. */
  columns: readonly Column<Row>[];
  /** Holds every column, when not all are shown. */
  layout?: { all: readonly Column<Row>[] } | undefined;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  hasMore: boolean;
  selection?: Pick<RowSelection<Row>, 'ids' | 'onToggle'> | undefined;
  /** With a sort, only the loaded rows are in this order. */
  loadedOrder?: { sort: unknown } | undefined;
};

const store = createExternalStore<unknown>(undefined);

/** Shows a list to whatever looks at lists, for as long as it is drawn. */
export function useShownAs<Row>(list: ShownList<Row>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others are the same as long as these are
  useLayoutEffect(() => {
    store.set(list);
    return () => store.set(undefined);
  }, [list.columns, list.rows, list.hasMore, list.selection?.ids, list.loadedOrder?.sort]);
}

/** The list of the screen; undefined while it shows none. */
export function useShownList<Row>(): ShownList<Row> | undefined {
  return useExternalStore({ ...store, get: readShownList<Row> });
}

/** The list of the screen as it is now; undefined while it shows none. */
export function readShownList<Row>(): ShownList<Row> | undefined {
  return store.get() as ShownList<Row> | undefined;
}
