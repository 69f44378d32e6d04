/** A value of a cell; a date counts from the fields of its clock, which stand in it as UTC. */
export type WorkbookValue = string | number | boolean | null | { date: string };

/** What a cell holds. A formula begins with an equals sign. */
export type WorkbookCell = WorkbookValue | { formula: string; value: WorkbookValue };

/** One sheet of a workbook: its name and its rows from the top. */
export type WorkbookSheet = {
  name: string;
  rows: WorkbookCell[][];
  /** Number formats of cells; null for one without. */
  formats?: (string | null)[][] | undefined;
};

/** To the thread that reads, writes and calculates workbooks. A time zone asks for the values of formulas. */
export type WorkbookRequest =
  | { bytes: Uint8Array }
  | { sheets: readonly WorkbookSheet[]; timeZone?: string | undefined };

/** From that thread. */
export type WorkbookResponse = { sheets: WorkbookSheet[] } | { bytes: Uint8Array } | { error: string };
