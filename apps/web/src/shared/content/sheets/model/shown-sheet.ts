import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** A cell of a spreadsheet by its sheet, row and column, all from 1. */
export type NumberedCell = { sheet: number; row: number; column: number };

const EVENT = 'reveal-cell';
const SHEET = '[data-sheet]';

/** Which cell of its sheet stands at a place of a grid, both from 0; undefined for one that is gone. */
export type CellNumbering = (row: number, column: number) => { row: number; column: number } | undefined;

/** Of grids that do not show one state of a sheet row by row. */
const numberings = new WeakMap<Element, CellNumbering>();

/** The cell that an element is in, where that is one of a spreadsheet. */
export function cellOfSheet(element: Element): NumberedCell | undefined {
  const grid = element.closest<HTMLElement>(SHEET);
  const cell = element.closest<HTMLElement>('[role=gridcell]');
  if (!grid || !cell) return undefined;
  // The first row and column of the grid are the headings, and both count from 1.
  const row = Number(cell.closest('[role=row]')?.getAttribute('aria-rowindex')) - 2;
  const column = Number(cell.getAttribute('aria-colindex')) - 2;
  const numbering = numberings.get(grid);
  const place = numbering ? numbering(row, column) : { row, column };
  return place && { sheet: Number(grid.dataset.sheet), row: place.row + 1, column: place.column + 1 };
}

/** What a cell holds: the later one of two texts that are compared in it. */
export function textOfCell(cell: HTMLElement): string {
  return (cell.querySelector('[data-later]') ?? cell).textContent;
}

/** Says which cells of its sheet the cells of a grid are. */
export function useCellNumbering(grid: RefObject<HTMLElement | null>, numbering: CellNumbering | undefined): void {
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || !numbering) return undefined;
    numberings.set(element, numbering);
    return () => void numberings.delete(element);
  }, [grid, numbering]);
}

/** The spreadsheet that is shown in some content, by the number of its sheet. */
export function findShownSheet(content: Element, sheet?: number): HTMLElement | undefined {
  const grid = content.querySelector<HTMLElement>(SHEET) ?? undefined;
  return sheet === undefined || grid?.dataset.sheet === String(sheet) ? grid : undefined;
}

/** The current cell of the spreadsheet that has the focus; undefined where none has. */
export function findCurrentCell(content: Element): HTMLElement | undefined {
  const grid = findShownSheet(content);
  const id = grid === document.activeElement ? grid?.getAttribute('aria-activedescendant') : undefined;
  return (id && document.getElementById(id)) || undefined;
}

/** Asks the spreadsheet that is shown in some content to bring a cell into sight. */
export function askForCell(content: Element, cell: NumberedCell): void {
  findShownSheet(content)?.dispatchEvent(new CustomEvent<NumberedCell>(EVENT, { detail: cell }));
}

/** Listens for cells that are to be brought into sight. */
export function useAskedCell(
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
