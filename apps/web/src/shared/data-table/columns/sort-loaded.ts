import type { Column } from '#shared/lists/column.ts';

/** An order that the console gives to the rows it has loaded, where the service offers none. */
export type LoadedSort = { columnId: string; isDescending: boolean };

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The loaded rows in an order. Rows without a value come last both ways; equal ones stay as they came. */
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

/** The next order when a header is pressed: up, down, then as the service sent it. */
export function nextLoadedSort(current: LoadedSort | undefined, columnId: string): LoadedSort | undefined {
  if (current?.columnId !== columnId) return { columnId, isDescending: false };
  return current.isDescending ? undefined : { columnId, isDescending: true };
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}
