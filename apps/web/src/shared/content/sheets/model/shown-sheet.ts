import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** A cell of a spreadsheet by its sheet, row and column, all from 1. */
export type NumberedCell = { sheet: number; row: number; column: number };

const EVENT = 'reveal-cell';
const SHEET = '[data-sheet]';

/** Returns which cell of the sheet is at a grid position, both from 0. Returns undefined for a deleted cell. */
export type CellNumbering = (row: number, column: number) => { row: number; column: number } | undefined;

/** Only for grids that do not show a single revision row by row. */
const numberings = new WeakMap<Element, CellNumbering>();

/** Returns the spreadsheet cell that contains an element, if any. */
export function findSheetCell(element: Element): NumberedCell | undefined {
  const grid = element.closest<HTMLElement>(SHEET);
  const cell = element.closest<HTMLElement>('[role=gridcell]');
  if (!grid || !cell) return undefined;
  // The first row and column of the grid are headings, and both are numbered from 1.
  const row = Number(cell.closest('[role=row]')?.getAttribute('aria-rowindex')) - 2;
  const column = Number(cell.getAttribute('aria-colindex')) - 2;
  const numbering = numberings.get(grid);
  const place = numbering ? numbering(row, column) : { row, column };
  return place && { sheet: Number(grid.dataset.sheet), row: place.row + 1, column: place.column + 1 };
}

/** Returns the text of a cell. In a comparison, returns the later text. */
export function getCellText(cell: HTMLElement): string {
  return (cell.querySelector('[data-later]') ?? cell).textContent;
}

/** Registers which sheet cells the cells of a grid represent. */
export function useCellNumbering(grid: RefObject<HTMLElement | null>, numbering: CellNumbering | undefined): void {
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || !numbering) return undefined;
    numberings.set(element, numbering);
    return () => void numberings.delete(element);
  }, [grid, numbering]);
}

/** Returns the spreadsheet shown in the content, optionally by sheet number. */
export function findShownSheet(content: Element, sheet?: number): HTMLElement | undefined {
  const grid = content.querySelector<HTMLElement>(SHEET) ?? undefined;
  return sheet === undefined || grid?.dataset.sheet === String(sheet) ? grid : undefined;
}

/** Returns the current cell of the focused spreadsheet. Returns undefined if none has focus. */
export function findCurrentCell(content: Element): HTMLElement | undefined {
  const grid = findShownSheet(content);
  const id = grid === document.activeElement ? grid?.getAttribute('aria-activedescendant') : undefined;
  return (id && document.getElementById(id)) || undefined;
}

/** Requests the spreadsheet shown in the content to scroll to a cell. */
export function requestCell(content: Element, cell: NumberedCell): void {
  findShownSheet(content)?.dispatchEvent(new CustomEvent<NumberedCell>(EVENT, { detail: cell }));
}

/** Listens for cells that are requested to be scrolled to. */
export function useCellRequests(
  grid: RefObject<HTMLElement | null>,
  onAsk: ((cell: NumberedCell) => void) | undefined,
): void {
  const listen = useEffectEvent((event: Event) => onAsk?.((event as CustomEvent<NumberedCell>).detail));
  useEffect(() => {
    const element = grid.current;
    element?.addEventListener(EVENT, listen);
    return () => element?.removeEventListener(EVENT, listen);
  }, [grid]);
}
