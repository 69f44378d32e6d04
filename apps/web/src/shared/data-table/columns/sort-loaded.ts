import type { Column } from '#shared/lists/column.ts';

/** A client-side sort order of the loaded rows, for columns that the service cannot sort by. */
export type LoadedSort = { columnId: string; isDescending: boolean };

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts the loaded rows. Rows without a value come last in both directions. The sort is stable. */
export function sortLoaded<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: LoadedSort | undefined,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.columnId)?.value;
  if (!sort || !value) return rows;
  const sign = sort.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [left, right] = [value(one), value(other)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return sign * compare(left, right);
  });
}

/** Returns the next order when a header is pressed: ascending, descending, then the service's order. */
export function getNextLoadedSort(current: LoadedSort | undefined, columnId: string): LoadedSort | undefined {
  if (current?.columnId !== columnId) return { columnId, isDescending: false };
  return current.isDescending ? undefined : { columnId, isDescending: true };
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}
