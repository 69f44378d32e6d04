/** A cell value. Null for an empty cell. A date is represented by its UTC fields, an error by a text such as `#DIV/0!`. */
export type CellValue = string | number | boolean | Date | null;
