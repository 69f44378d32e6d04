import type { Column } from '#shared/lists/column.ts';
import { joined, readPaths } from './read-paths.ts';

/** Where the value of a cell stands in the answer that its row came with. */
export type ColumnOrigin = {
  /** Paths from the row on; none for what is not in it. */
  fields: readonly string[];
  /** Whether the value is the one field as it came, and nothing that was worked out. */
  isAsSent: boolean;
};

/** Where a cell comes from. */
export function columnOrigin<Row>(column: Column<Row>, row: Row): ColumnOrigin {
  const { value = column.cell } = column;
  const read = readPaths<Row>(row, value);
  const [only] = read.size === 1 ? read.values() : [];
  return { fields: [...read.keys()], isAsSent: read.size === 1 && only === value(row) };
}

/** Where a cell comes from, in words; `path` is where its row stands in the answer. */
export function originWords({ fields, isAsSent }: ColumnOrigin, path: string): string {
  const named = fields.map((field) => joined(path, field)).join(', ');
  if (named === '') return 'not in this response';
  return isAsSent ? named : `derived from ${named}`;
}
