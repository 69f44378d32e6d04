import { useMemo, useState } from 'react';
import type { Column } from '#shared/lists/column.ts';
import { getNextLoadedSort, type LoadedSort, sortLoaded } from './sort-loaded.ts';

/** Rows in a client-side order, for lists that the service cannot sort. */
export type LoadedOrder<Row> = {
  rows: readonly Row[];
  sort: LoadedSort | undefined;
  onSort: (columnId: string) => void;
};

/** Sorts the loaded rows by any column with a plain value. Headers indicate that only loaded rows are sorted. */
export function useLoadedOrder<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): LoadedOrder<Row> {
  const [sort, setSort] = useState<LoadedSort>();
  const sorted = useMemo(() => sortLoaded(rows, columns, sort), [rows, columns, sort]);
  return { rows: sorted, sort, onSort: (columnId) => setSort(getNextLoadedSort(sort, columnId)) };
}
