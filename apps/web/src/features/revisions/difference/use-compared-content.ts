import { toColumnLetters } from '@rotunda/document-formats/cell-address';
import { useCallback, useMemo, useState } from 'react';
import type { ComparedRow, ComparedSheet } from '#shared/content/sheets/comparing/comparison-facts.ts';
import type { GridContent, GridRow } from '#shared/content/sheets/grid/grid-row.ts';
import { useRowBlocks } from '#shared/content/sheets/grid/use-row-blocks.ts';
import type { SheetClient } from '#shared/content/sheets/worker/sheet-client.ts';

/** Returns the rows of two revisions of a sheet for a grid. A deleted row or column keeps its former number. */
export function useComparedContent(client: SheetClient, sheet: number, facts: ComparedSheet | undefined): GridContent {
  const [error, setError] = useState<unknown>();
  const read = useCallback(
    async (first: number, count: number) => (await client.call('readPairedRows', sheet, first, count)).map(toGridRow),
    [client, sheet],
  );
  const { rowAt, request } = useRowBlocks(read, facts?.rowCount ?? 0, setError);
  if (error) throw error;
  return useMemo(() => {
    const columns = facts?.columns ?? [];
    return {
      rowCount: facts?.rowCount ?? 0,
      columnCount: columns.length,
      widths: facts?.widths ?? [],
      numbering: (row, column) => {
        const place = { row: rowAt(row)?.number, column: columns[column]?.after };
        return place.row === undefined || place.column === undefined
          ? undefined
          : { row: place.row, column: place.column };
      },
      columnLabel: (column) => toColumnLetters((columns[column]?.after ?? columns[column]?.before ?? column) + 1),
      columnChange: (column) => {
        const { before, after } = columns[column] ?? {};
        if (before === undefined) return after === undefined ? undefined : 'added';
        return after === undefined ? 'removed' : undefined;
      },
      rowAt,
      request,
    };
  }, [facts, rowAt, request]);
}

function toGridRow({ before, after, cells, changed }: ComparedRow): GridRow {
  return {
    label: String((after ?? before ?? 0) + 1),
    number: after,
    cells,
    change: before === undefined ? 'added' : after === undefined ? 'removed' : undefined,
    before: new Map(changed),
  };
}
