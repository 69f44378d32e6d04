import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useMediaQuery } from '#shared/use-media-query.ts';
import type { Column, Sort } from './column.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useGridKeys } from './use-grid-keys.ts';

const ROW_HEIGHT = 36;
const CARD_HEIGHT = 56;
const OVERSCAN = 12;

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Names a row; the same function with every drawing. */
  rowId: (row: Row) => string;
  /** What a row is called when it is read out. */
  rowLabel: (row: Row) => string;
  /** Row whose details are shown beside the table. */
  openId?: string | undefined;
  onOpen: (row: Row) => void;
  /** Space: look without leaving the list. Opens when absent. */
  onPeek?: (row: Row) => void;
  /** On narrow screens, a second line under the columns that are left. */
  narrowDetail?: (row: Row) => ReactNode;
  /** A coloured edge for rows that need attention. */
  rowEdge?: (row: Row) => string | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Shows rows that are being replaced as not quite there. */
  isStale?: boolean;
};

/**
 * A grid of rows (WAI-ARIA grid pattern) that draws only what is in view. One row holds the tab stop; arrows, j/k, Home,
 * End and Page keys move it, Enter opens, Space peeks.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, hasMore, isStale } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(width < 768px)');
  const narrowDetail = isNarrow ? props.narrowDetail : undefined;
  const rowHeight = narrowDetail ? CARD_HEIGHT : ROW_HEIGHT;
  // Kept the same while rows are: with another one the virtualizer measures every row again.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowId(row);
    },
    [rows, rowId],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    getItemKey,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer keeps the heights that it once asked for
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const keys = useGridKeys(props, scroller, (index) => virtualizer.scrollToIndex(index));
  const template = useMemo(() => columns.map((column) => column.width).join(' '), [columns]);
  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 overflow-auto bg-surface [--grid:var(--grid-narrow)] sm:[--grid:var(--grid-wide)]"
      style={cssVariables(template, columns)}
    >
      {/* Not a table element: rows are placed by a virtualizer, which table elements cannot be */}
      <div
        role="grid"
        aria-label={props.label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-busy={isStale}
        className="min-w-max"
      >
        <TableHead columns={columns} sort={props.sort} onSort={props.onSort} />
        <div
          role="rowgroup"
          onKeyDown={keys.onKeyDown}
          className={clsx('relative', isStale && 'opacity-60')}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (row === undefined) return null;
            return (
              <TableRow
                key={item.key}
                row={row}
                index={item.index}
                offset={item.start}
                height={rowHeight}
                detail={narrowDetail?.(row)}
                columns={columns}
                label={props.rowLabel(row)}
                edge={props.rowEdge?.(row)}
                isOpen={rowId(row) === props.openId}
                isTabStop={item.index === keys.activeIndex}
                onFocus={keys.setActiveIndex}
                onOpen={props.onOpen}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

function cssVariables<Row>(template: string, columns: readonly Column<Row>[]) {
  const narrow = columns.filter((column) => !column.isWide).map((column) => column.width);
  return { '--grid-wide': template, '--grid-narrow': narrow.join(' ') } as React.CSSProperties;
}
