import { useLayoutEffect, useSyncExternalStore } from 'react';
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

let shown: unknown;
const listeners = new Set<() => void>();

/** Shows a list to whatever looks at lists, for as long as it is drawn. */
export function useShownAs<Row>(list: ShownList<Row>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others are the same as long as these are
  useLayoutEffect(() => {
    show(list);
    return () => show(undefined);
  }, [list.columns, list.rows, list.hasMore, list.selection?.ids, list.loadedOrder?.sort]);
}

/** The list of the screen; undefined while it shows none. */
export function useShownList<Row>(): ShownList<Row> | undefined {
  return useSyncExternalStore(subscribe, readShownList<Row>);
}

/** The list of the screen as it is now; undefined while it shows none. */
export function readShownList<Row>(): ShownList<Row> | undefined {
  return shown as ShownList<Row> | undefined;
}

function show(list: unknown): void {
  shown = list;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
