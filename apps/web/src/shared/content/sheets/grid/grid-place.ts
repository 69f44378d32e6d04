import type { MergedCells } from '@rotunda/document-formats/compact-sheet';

/** A cell of a grid, with indexes from 0. */
export type GridPlace = { row: number; column: number };

/** The limits of key navigation: the size of the grid, and the number of visible rows. */
export type GridBounds = { rowCount: number; columnCount: number; pageRows: number };

type Step = { row: number; column: number };

const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  ArrowLeft: { row: 0, column: -1 },
};

/**
 * Returns the cell to which a key moves. Returns undefined for other keys. Ctrl moves to the end of a row or column, or of the
 * sheet.
 */
export function movePlace(
  { key, isCtrl }: { key: string; isCtrl: boolean },
  from: GridPlace,
  { rowCount, columnCount, pageRows }: GridBounds,
  merged: readonly MergedCells[] = [],
): GridPlace | undefined {
  const [lastRow, lastColumn] = [Math.max(0, rowCount - 1), Math.max(0, columnCount - 1)];
  const clamp = ({ row, column }: GridPlace) => ({
    row: Math.min(lastRow, Math.max(0, row)),
    column: Math.min(lastColumn, Math.max(0, column)),
  });
  const step = STEPS[key];
  if (step && isCtrl) {
    const far = { row: from.row + step.row * rowCount, column: from.column + step.column * columnCount };
    return clamp(far);
  }
  if (step) return stepOver(from, step, merged, clamp);
  switch (key) {
    case 'PageDown':
      return clamp({ ...from, row: from.row + pageRows });
    case 'PageUp':
      return clamp({ ...from, row: from.row - pageRows });
    case 'Home':
      return { row: isCtrl ? 0 : from.row, column: 0 };
    case 'End':
      return { row: isCtrl ? lastRow : from.row, column: lastColumn };
    default:
      return undefined;
  }
}

/** Returns the first cell of a merged area, which represents it. Other cells are returned unchanged. */
export function getAnchor(place: GridPlace, merged: readonly MergedCells[]): GridPlace {
  const area = merged.find((each) => isWithin(place, each));
  return area ? { row: area.row, column: area.column } : place;
}

// A merged area is a single cell, so a step leaves it.
function stepOver(
  from: GridPlace,
  step: Step,
  merged: readonly MergedCells[],
  clamp: (place: GridPlace) => GridPlace,
): GridPlace {
  const area = merged.find((each) => isWithin(from, each));
  const edge = {
    row: area && step.row > 0 ? area.row + area.rows - 1 : from.row,
    column: area && step.column > 0 ? area.column + area.columns - 1 : from.column,
  };
  return getAnchor(clamp({ row: edge.row + step.row, column: edge.column + step.column }), merged);
}

function isWithin({ row, column }: GridPlace, area: MergedCells): boolean {
  return row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;
}
