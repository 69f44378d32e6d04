const FOCUSABLE = 'a[href]:not([data-row-link]), button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** Where in a grid the focus is: on a row, on a cell, or in something that a cell holds. */
export type GridPlace = { kind: 'row' } | { kind: 'cell' | 'widget'; cell: number };

/** The place of an element within a grid; undefined when it is in none of its cells and is no row. */
export function findPlace(target: EventTarget): GridPlace | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  if (target.role === 'row') return { kind: 'row' };
  const cell = target.closest<HTMLElement>('[data-cell-index]');
  if (!cell) return undefined;
  return { kind: target === cell ? 'cell' : 'widget', cell: Number(cell.dataset.cellIndex) };
}

/** Puts the focus on a row. False when it is not drawn. */
export function focusRow(grid: HTMLElement | null, index: number): boolean {
  const row = findRow(grid, index);
  row?.focus();
  return row !== undefined && row !== null;
}

/** Puts the focus on a cell; past the last one it stays where it is. False when the cell is not drawn. */
export function focusCell(grid: HTMLElement | null, index: number, cell: number): boolean {
  const found = findCell(grid, index, cell);
  found?.focus();
  return found !== undefined && found !== null;
}

/** Puts the focus on the last cell of a row. */
export function focusLastCell(grid: HTMLElement | null, index: number): void {
  [...(findRow(grid, index)?.querySelectorAll<HTMLElement>('[data-cell-index]') ?? [])].at(-1)?.focus();
}

/** Puts the focus into what a cell holds. False when it holds nothing that takes it. */
export function enterCell(grid: HTMLElement | null, index: number, cell: number): boolean {
  const widget = findCell(grid, index, cell)?.querySelector<HTMLElement>(FOCUSABLE);
  widget?.focus();
  return widget !== undefined && widget !== null;
}

/** The element of a row, when it is drawn. */
export function findRow(grid: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return grid?.querySelector<HTMLElement>(`[data-row-index="${index}"]`);
}

function findCell(grid: HTMLElement | null, index: number, cell: number): HTMLElement | null | undefined {
  return findRow(grid, index)?.querySelector<HTMLElement>(`[data-cell-index="${cell}"]`);
}
