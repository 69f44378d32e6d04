import { useEffect, useRef, useState } from 'react';
import type { Column } from '#shared/lists/column.ts';

/** How often the plain value of a column has become another one since the row was first seen, by column id. */
type ChangeCounts = Readonly<Record<string, number>>;

const NONE: ChangeCounts = {};

/**
 * Counts the changes in the cells of the row with this id: once for the whole row, as hundreds of cells come into sight at a
 * time. Another row in the same element has not changed.
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
