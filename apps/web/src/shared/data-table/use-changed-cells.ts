import { useEffect, useRef, useState } from 'react';
import type { Column } from './column.ts';

/** How often the plain value of a column has become another one since the row was first seen, by column id. */
type ChangeCounts = Readonly<Record<string, number>>;

const NONE: ChangeCounts = {};

/** Counts the changes in the cells of one row: once for the whole row, as hundreds of cells come into sight at a time. */
export function useChangedCells<Row>(row: Row, columns: readonly Column<Row>[]): ChangeCounts {
  const [counts, setCounts] = useState(NONE);
  const before = useRef(row);
  useEffect(() => {
    if (before.current === row) return;
    const changed = columns.filter(({ value }) => value && value(before.current) !== value(row)).map(({ id }) => id);
    before.current = row;
    if (changed.length === 0) return;
    setCounts((known) => ({ ...known, ...Object.fromEntries(changed.map((id) => [id, (known[id] ?? 0) + 1])) }));
  }, [row, columns]);
  return counts;
}
