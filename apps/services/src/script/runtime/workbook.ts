import type { CellStyle } from '#core/workbook/cell-style.ts';
import type { SheetLayout, SheetLine } from '#core/workbook/sheet-layout.ts';

/** A cell value. A date is stored by its local clock fields, written as if they were UTC. */
export type WorkbookValue = string | number | boolean | null | { date: string };

/** The content of a cell. A formula begins with an equals sign. */
export type WorkbookCell = WorkbookValue | { formula: string; value: WorkbookValue };

/** The layout of a sheet. Null for rows and columns with the default layout. */
export type WorkbookLayout = Omit<SheetLayout, 'columns' | 'rows'> & {
  columns?: (SheetLine | null)[];
  rows?: (SheetLine | null)[];
};

/** A sheet of a workbook: its name and its rows from the top. */
export type WorkbookSheet = {
  name: string;
  rows: WorkbookCell[][];
  /** Number formats of cells. Null if not set. */
  formats?: (string | null)[][] | undefined;
  /** The distinct styles of cells, and the index of each cell's style. */
  looks?: { styles: CellStyle[]; cells: (number | null)[][] } | undefined;
  links?: (string | null)[][] | undefined;
  notes?: (string | null)[][] | undefined;
  layout?: WorkbookLayout | undefined;
};

/** Message to the thread that reads, writes and calculates workbooks. A time zone requests the calculation of formulas. */
export type WorkbookRequest =
  | { bytes: Uint8Array }
  | { sheets: readonly WorkbookSheet[]; timeZone?: string | undefined };

/** Message from that thread. */
export type WorkbookResponse = { sheets: WorkbookSheet[] } | { bytes: Uint8Array } | { error: string };
