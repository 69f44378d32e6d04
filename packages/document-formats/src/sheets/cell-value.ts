/** A value of a cell: null for an empty one. A date counts by its fields in UTC. An error is a text such as `#DIV/0!`. */
export type CellValue = string | number | boolean | Date | null;
