import { useEffect, useRef, useState } from 'react';
import type { Column } from '#shared/lists/column.ts';

/** How often the plain value of each column has changed since the row was first shown, by column ID. */
type ChangeCounts = Readonly<Record<string, number>>;

const NONE: ChangeCounts = {};

/**
 * Counts the changes in the cells of a row. Runs once per row, because hundreds of cells become visible at a time. A different
 * row in the same element is not a change.
 */
export function useChangedCells<Row>(id: string, row: Row, columns: readonly Column<Row>[]): ChangeCounts {
  const [counted, setCounted] = useState({ id, counts: NONE });
  const before = useRef({ id, row });
  useEffect(() => {
    const { id: idBefore, row: rowBefore } = before.current;
    before.current = { id, row };
    if (idBefore !== id || rowBefore === row) return;
    const changed = columns.filter(({ value }) => value && value(rowBefore) !== value(row)).map((column) => column.id);
    if (changed.length === 0) return;
    setCounted((known) => {
      const counts = known.id === id ? known.counts : NONE;
      return { id, counts: { ...counts, ...Object.fromEntries(changed.map((key) => [key, (counts[key] ?? 0) + 1])) } };
    });
  }, [id, row, columns]);
  return counted.id === id ? counted.counts : NONE;
}
