import type { CellStyle } from '#core/workbook/cell-style.ts';
import type { SheetLayout, SheetLine } from '#core/workbook/sheet-layout.ts';

/** A value of a cell; a date counts from the fields of its clock, which stand in it as UTC. */
export type WorkbookValue = string | number | boolean | null | { date: string };

/** What a cell holds. A formula begins with an equals sign. */
export type WorkbookCell = WorkbookValue | { formula: string; value: WorkbookValue };

/** How a sheet is laid out; null for lines that are as usual. */
export type WorkbookLayout = Omit<SheetLayout, 'columns' | 'rows'> & {
  columns?: (SheetLine | null)[];
  rows?: (SheetLine | null)[];
};

/** One sheet of a workbook: its name and its rows from the top. */
export type WorkbookSheet = {
  name: string;
  rows: WorkbookCell[][];
  /** Number formats of cells; null for one without. */
  formats?: (string | null)[][] | undefined;
  /** The looks of cells, each once, and which of them a cell has. */
  looks?: { styles: CellStyle[]; cells: (number | null)[][] } | undefined;
  links?: (string | null)[][] | undefined;
  notes?: (string | null)[][] | undefined;
  layout?: WorkbookLayout | undefined;
};

/** To the thread that reads, writes and calculates workbooks. A time zone asks for the values of formulas. */
export type WorkbookRequest =
  | { bytes: Uint8Array }
  | { sheets: readonly WorkbookSheet[]; timeZone?: string | undefined };

/** From that thread. */
export type WorkbookResponse = { sheets: WorkbookSheet[] } | { bytes: Uint8Array } | { error: string };
