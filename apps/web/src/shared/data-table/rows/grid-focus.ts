const FOCUSABLE = 'a[href]:not([data-row-link]), button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** The location of the focus in a grid: on a row, on a cell, or on a control in a cell. */
export type GridPlace = { kind: 'row' } | { kind: 'cell' | 'widget'; cell: number };

/** Returns the location of an element within a grid. Returns undefined if it is neither in a cell nor a row. */
export function findPlace(target: EventTarget): GridPlace | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  if (target.role === 'row') return { kind: 'row' };
  const cell = target.closest<HTMLElement>('[data-cell-index]');
  if (!cell) return undefined;
  return { kind: target === cell ? 'cell' : 'widget', cell: Number(cell.dataset.cellIndex) };
}

/** Focuses a row. Returns false if it is not rendered. */
export function focusRow(grid: HTMLElement | null, index: number): boolean {
  const row = findRow(grid, index);
  row?.focus();
  return row !== undefined && row !== null;
}

/** Focuses a cell. Past the last one, the focus stays. Returns false if the cell is not rendered. */
export function focusCell(grid: HTMLElement | null, index: number, cell: number): boolean {
  const found = findCell(grid, index, cell);
  found?.focus();
  return found !== undefined && found !== null;
}

/** Focuses the last cell of a row. */
export function focusLastCell(grid: HTMLElement | null, index: number): void {
  [...(findRow(grid, index)?.querySelectorAll<HTMLElement>('[data-cell-index]') ?? [])].at(-1)?.focus();
}

/** Focuses the control in a cell. Returns false if it contains nothing focusable. */
export function enterCell(grid: HTMLElement | null, index: number, cell: number): boolean {
  const widget = findCell(grid, index, cell)?.querySelector<HTMLElement>(FOCUSABLE);
  widget?.focus();
  return widget !== undefined && widget !== null;
}

/** Returns the element of a row, if it is rendered. */
export function findRow(grid: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return grid?.querySelector<HTMLElement>(`[data-row-index="${index}"]`);
}

function findCell(grid: HTMLElement | null, index: number, cell: number): HTMLElement | null | undefined {
  return findRow(grid, index)?.querySelector<HTMLElement>(`[data-cell-index="${cell}"]`);
}
