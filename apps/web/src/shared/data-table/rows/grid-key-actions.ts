/** What keys can make of a grid. Indexes may lie outside: the grid keeps to its ends. */
export type GridMoves = {
  /** Index of the row that holds the tab stop. */
  active: number;
  last: number;
  moveTo: (row: number, cell?: number) => void;
  focusRow: () => void;
  /** Goes to the names of the columns; false when none of them takes the focus. */
  focusHead: () => boolean;
  focusCell: (cell: number) => void;
  focusLastCell: () => void;
  /** Goes into what a cell holds; false when that takes no focus. */
  enterCell: (cell: number) => boolean;
  open: () => void;
  peek: () => void;
  /** Selects all loaded rows; false where rows cannot be selected. */
  selectAll: () => boolean;
  /** Goes to the row above or below and selects both; only goes there where rows cannot be selected. */
  extendBy: (step: 1 | -1) => void;
};

const PAGE_ROWS = 12;

/** An action that returns false has not used its key, which others then hear. */
type Actions = Readonly<Record<string, () => unknown>>;

/** Keys while a row has the focus (WAI-ARIA grid pattern; Right enters the cells). */
export function rowKeyActions(grid: GridMoves): Actions {
  return {
    ...verticalMoves(grid),
    ArrowRight: () => grid.focusCell(0),
    Home: () => grid.moveTo(0),
    End: () => grid.moveTo(grid.last),
    Enter: grid.open,
    ' ': grid.peek,
  };
}

/** Keys while a cell has the focus: arrows between cells, Enter or F2 into what it holds, Escape back to the row. */
export function cellKeyActions(grid: GridMoves, cell: number): Actions {
  return {
    ...verticalMoves(grid, cell),
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

function verticalMoves({ active, last, moveTo, focusHead, selectAll, extendBy }: GridMoves, cell?: number): Actions {
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
