import type { components } from '@rotunda/api-client/bff-types';
import { useMemo } from 'react';
import type { RowPages } from '#shared/lists/use-load-all.ts';
import { type RowSelection, useRowSelection } from '#shared/lists/use-row-selection.ts';
import { useStableRows } from '#shared/lists/use-stable-rows.ts';
import { isComplete } from './incomplete.ts';

type Coverage = components['schemas']['Coverage'];

/** The loaded pages of an index list. */
type IndexPages<Row> = {
  data: { pages: readonly { rows: readonly Row[]; coverage: Coverage }[] } | undefined;
  hasNextPage: boolean;
  /** Whether the pages belong to the previous filters. */
  isPlaceholderData: boolean;
};

type IndexListOptions<Row> = {
  /** The query key. A different list starts fresh and clears the selection. */
  queryKey: readonly unknown[];
  /** Returns the ID of a row. Must be referentially stable. */
  rowId: (row: Row) => string;
  /** Reads the list to its end. */
  everything: RowPages<Row>;
  /** The ID of the row open beside the list. */
  peekId: string | undefined;
  onSearch: (change: { peek: string | undefined }) => void;
};

/** The state of an index list for its page. */
export type IndexList<Row> = {
  rows: readonly Row[];
  /** The rows that have arrived while the list was shown. */
  arrivals: { newCount: number; showNew: () => void };
  selection: RowSelection<Row>;
  /** Opens a row beside the list, or closes it if undefined. */
  peek: (row: Row | undefined) => void;
  /** The row open beside the list, if it is in the list. */
  peeked: PeekedRow<Row> | undefined;
};

type PeekedRow<Row> = {
  row: Row;
  /** Describes the position among the loaded rows. */
  position: string;
  /** The reason why there is no next row, if any. */
  nextRefusal: string | undefined;
  onClose: () => void;
  /** Opens the next row, or closes the panel after the last row. */
  onNext: () => void;
};

/** Keeps the rows of an index list stable while the user reads, and manages the selection and the open row. */
export function useIndexList<Row>(pages: IndexPages<Row>, options: IndexListOptions<Row>): IndexList<Row> {
  const { queryKey, rowId, everything, peekId, onSearch } = options;
  const latest = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? [], [pages.data]);
  // Placeholder rows do not hold back the actual ones.
  const list = JSON.stringify([queryKey, pages.isPlaceholderData]);
  const { rows, ...arrivals } = useStableRows(latest, rowId, { list, isOpen: peekId !== undefined });
  const first = pages.data?.pages[0];
  const selection = useRowSelection(rows, rowId, {
    list,
    pages: pages.hasNextPage ? everything : undefined,
    isPartial: first !== undefined && !isComplete(first.coverage),
  });
  const peek = (row: Row | undefined) => onSearch({ peek: row && rowId(row) });
  const index = rows.findIndex((row) => rowId(row) === peekId);
  const row = rows[index];
  const peeked = row && {
    row,
    position: `${index + 1} of ${rows.length}${pages.hasNextPage ? '+' : ''}`,
    nextRefusal: index === rows.length - 1 ? describeLast(pages) : undefined,
    onClose: () => peek(undefined),
    onNext: () => peek(rows[index + 1]),
  };
  return { rows, arrivals, selection, peek, peeked };
}

function describeLast({ hasNextPage }: { hasNextPage: boolean }): string {
  return hasNextPage ? 'Last loaded row. Scroll to load more.' : 'This is the last.';
}
