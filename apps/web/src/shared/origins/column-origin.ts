import type { Column } from '#shared/lists/column.ts';
import { joinPaths, readPaths } from './read-paths.ts';

/** The location of a cell's value in the response with its row. */
export type ColumnOrigin = {
  /** The paths relative to the row. Empty for values that are not in the response. */
  fields: readonly string[];
  /** Whether the value is a single unchanged field, and not computed. */
  isVerbatim: boolean;
};

/** Returns the data source of a cell. */
export function getColumnOrigin<Row>(column: Column<Row>, row: Row): ColumnOrigin {
  const { value = column.cell } = column;
  const read = readPaths<Row>(row, value);
  const [only] = read.size === 1 ? read.values() : [];
  return { fields: [...read.keys()], isVerbatim: read.size === 1 && only === value(row) };
}

/** Describes the data source of a cell. `path` is the location of its row in the response. */
export function describeOrigin({ fields, isVerbatim }: ColumnOrigin, path: string): string {
  const named = fields.map((field) => joinPaths(path, field)).join(', ');
  if (named === '') return 'not in this response';
  return isVerbatim ? named : `derived from ${named}`;
}
