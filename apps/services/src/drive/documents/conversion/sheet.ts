/** A value of a cell; null for an empty one. */
export type Cell = string | number | boolean | Date | null;

/** One sheet of a spreadsheet: its name and its rows from the top. */
export type Sheet = { name: string; rows: readonly (readonly Cell[])[] };
