import type { Column } from '#shared/lists/column.ts';

/** Returns the grid tracks of the columns on wide screens. */
export function getWideTracks<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.map(({ width }) => width);
}

/**
 * Returns the grid tracks of the columns that narrow screens show. A name with one column beside it gets all the space that the
 * other one leaves. Each row lays out its own grid, so that only works while the other column ends where the row does.
 */
export function narrowTracks<Row>(columns: readonly Column<Row>[]): string[] {
  const shown = columns.filter(({ isHiddenOnNarrow }) => !isHiddenOnNarrow);
  if (shown.length === 2 && shown.every(({ narrowWidth }) => narrowWidth === undefined)) {
    const nameIndex = Math.max(
      shown.findIndex(({ isName }) => isName),
      0,
    );
    return shown.map((_, index) => (index === nameIndex ? 'minmax(0, 1fr)' : 'fit-content(50%)'));
  }
  return shown.map(({ width, narrowWidth = width }) => narrowWidth);
}
