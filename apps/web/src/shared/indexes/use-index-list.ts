import type { components } from '@rotunda/api-client/bff-types';
import { useMemo } from 'react';
import type { RowPages } from '#shared/lists/use-load-all.ts';
import { type RowSelection, useRowSelection } from '#shared/lists/use-row-selection.ts';
import { useStableRows } from '#shared/lists/use-stable-rows.ts';
import { isComplete } from './incomplete.ts';

type Coverage = components['schemas']['Coverage'];

/** What has been loaded of a list across everything. */
type IndexPages<Row> = {
  data: { pages: readonly { rows: readonly Row[]; coverage: Coverage }[] } | undefined;
  hasNextPage: boolean;
  /** Whether they are those of the filters before. */
  isPlaceholderData: boolean;
};

type IndexListOptions<Row> = {
  /** Key of the query: another list is shown as it comes, and keeps nothing that was picked. */
  queryKey: readonly unknown[];
  /** Names a row; the same function with every drawing. */
  rowId: (row: Row) => string;
  /** Reads the list to its end. */
  everything: RowPages<Row>;
  /** The row that is looked at beside the list, by its name. */
  peekId: string | undefined;
  onSearch: (change: { peek: string | undefined }) => void;
};

/** A list across everything as its page shows it. */
export type IndexList<Row> = {
  rows: readonly Row[];
  /** Rows that have come while somebody was at the list. */
  arrivals: { newCount: number; showNew: () => void };
  selection: RowSelection<Row>;
  /** Shows a row beside the list; none when undefined. */
  peek: (row: Row | undefined) => void;
  /** The row beside the list, while it is in the list. */
  peeked: PeekedRow<Row> | undefined;
};

type PeekedRow<Row> = {
  row: Row;
  /** Where it stands among the loaded rows, in words. */
  position: string;
  /** Why no row comes after it, if none does. */
  lastBecause: string | undefined;
  onClose: () => void;
  /** Shows the row after it, or none after the last. */
  onNext: () => void;
};

/** Holds the rows of a list across everything still under the reader, and keeps which are picked and which is looked at. */
export function useIndexList<Row>(pages: IndexPages<Row>, options: IndexListOptions<Row>): IndexList<Row> {
  const { queryKey, rowId, everything, peekId, onSearch } = options;
  const latest = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? [], [pages.data]);
  // Rows that stand in for others do not hold those back.
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
    lastBecause: index === rows.length - 1 ? lastOf(pages) : undefined,
    onClose: () => peek(undefined),
    onNext: () => peek(rows[index + 1]),
  };
  return { rows, arrivals, selection, peek, peeked };
}

function lastOf({ hasNextPage }: { hasNextPage: boolean }): string {
  return hasNextPage ? 'Last loaded row. Scroll to load more.' : 'This is the last.';
}
