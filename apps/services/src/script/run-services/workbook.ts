/** A value of a cell; a date counts from the fields of its clock, which stand in it as UTC. */
export type WorkbookCell = string | number | boolean | null | { date: string };

/** One sheet of a workbook: its name and its rows from the top. */
export type WorkbookSheet = { name: string; rows: WorkbookCell[][] };

/** To the thread that reads and writes workbooks. */
export type WorkbookRequest = { bytes: Uint8Array } | { sheets: readonly WorkbookSheet[] };

/** From that thread. */
export type WorkbookResponse = { sheets: WorkbookSheet[] } | { bytes: Uint8Array } | { error: string };
