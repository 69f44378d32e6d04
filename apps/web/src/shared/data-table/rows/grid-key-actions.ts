/** The keyboard actions on a grid. Indexes may be out of range; the grid clamps them. */
export type GridMoves = {
  /** The index of the row with the tab stop. */
  active: number;
  last: number;
  moveTo: (row: number, cell?: number) => void;
  focusRow: () => void;
  /** Focuses the header row. Returns false if it contains nothing focusable. */
  focusHead: () => boolean;
  focusCell: (cell: number) => void;
  focusLastCell: () => void;
  /** Focuses the control in a cell. Returns false if it is not focusable. */
  enterCell: (cell: number) => boolean;
  open: () => void;
  peek: () => void;
  /** Selects all loaded rows. Returns false if rows are not selectable. */
  selectAll: () => boolean;
  /** Moves to the row above or below and selects both. Only moves if rows are not selectable. */
  extendBy: (step: 1 | -1) => void;
};

const PAGE_ROWS = 12;

/** An action that returns false has not handled its key, which is then passed on. */
type Actions = Readonly<Record<string, () => unknown>>;

/** Returns the key actions for a focused row (WAI-ARIA grid pattern; Right enters the cells). */
export function createRowKeyActions(grid: GridMoves): Actions {
  return {
    ...createVerticalMoves(grid),
    ArrowRight: () => grid.focusCell(0),
    Home: () => grid.moveTo(0),
    End: () => grid.moveTo(grid.last),
    Enter: grid.open,
    ' ': grid.peek,
  };
}

/**
 * Returns the key actions for a focused cell: arrows move between cells, Enter or F2 enters the cell, and Escape returns to the
 * row.
 */
export function createCellKeyActions(grid: GridMoves, cell: number): Actions {
  return {
    ...createVerticalMoves(grid, cell),
    ArrowRight: () => grid.focusCell(cell + 1),
    ArrowLeft: () => (cell === 0 ? grid.focusRow() : grid.focusCell(cell - 1)),
    Home: () => grid.focusCell(0),
    End: grid.focusLastCell,
    Enter: () => {
      if (!grid.enterCell(cell)) grid.open();
    },
    F2: () => grid.enterCell(cell),
    Escape: grid.focusRow,
  };
}

function createVerticalMoves(
  { active, last, moveTo, focusHead, selectAll, extendBy }: GridMoves,
  cell?: number,
): Actions {
  return {
    ArrowDown: () => moveTo(active + 1, cell),
    ArrowUp: () => (active === 0 && focusHead()) || moveTo(active - 1, cell),
    'Shift+ArrowDown': () => extendBy(1),
    'Shift+ArrowUp': () => extendBy(-1),
    PageDown: () => moveTo(active + PAGE_ROWS, cell),
    PageUp: () => moveTo(active - PAGE_ROWS, cell),
    'Ctrl+Home': () => moveTo(0, cell),
    'Ctrl+End': () => moveTo(last, cell),
    'Ctrl+a': selectAll,
  };
}
