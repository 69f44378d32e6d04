import { toColumnLetters } from '@rotunda/document-formats/cell-address';
import { useCallback, useMemo, useState } from 'react';
import type { GridContent } from './grid/grid-row.ts';
import { useRowBlocks } from './grid/use-row-blocks.ts';
import type { SheetFacts } from './model/sheet-facts.ts';
import type { SheetClient } from './worker/sheet-client.ts';

/** Returns the rows of a sheet for a grid, read from the worker as they are shown. */
export function useSheetContent(client: SheetClient, sheet: number, facts: SheetFacts): GridContent {
  const { rowCount, columnCount, widths } = facts;
  const [error, setError] = useState<unknown>();
  const read = useCallback(
    async (first: number, count: number) => {
      const rows = await client.call('rows', sheet, first, count);
      return rows.map((cells, index) => ({ label: String(first + index + 1), cells }));
    },
    [client, sheet],
  );
  const { rowAt, request } = useRowBlocks(read, rowCount, setError);
  if (error) throw error;
  return useMemo(
    () => ({
      rowCount,
      columnCount,
      widths,
      columnLabel: (column: number) => toColumnLetters(column + 1),
      rowAt,
      request,
    }),
    [rowCount, columnCount, widths, rowAt, request],
  );
}
