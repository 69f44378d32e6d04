import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';

type TableRowProps<Row> = {
  row: Row;
  index: number;
  /** Distance from the top of the list, in pixels. */
  offset: number;
  height: number;
  columns: readonly Column<Row>[];
  label: string;
  /** A second line over the whole width. */
  detail: ReactNode;
  edge: string | undefined;
  isOpen: boolean;
  isTabStop: boolean;
  onFocus: (index: number) => void;
  onOpen: (row: Row) => void;
};

/** One row of a table. */
export function TableRow<Row>({
  row,
  index,
  offset,
  height,
  columns,
  label,
  detail,
  edge,
  isOpen,
  isTabStop,
  onFocus,
  onOpen,
}: TableRowProps<Row>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of all its rows
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      aria-label={label}
      data-row-index={index}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(index)}
      onClick={() => onOpen(row)}
      className={clsx(
        'absolute inset-x-0 grid cursor-default grid-cols-(--grid) content-center items-center border-line border-b border-l-2 focus-visible:-outline-offset-2',
        isOpen ? 'border-l-accent bg-selected' : 'hover:bg-hover',
        !isOpen && (edge ?? 'border-l-transparent'),
      )}
      style={{ height, transform: `translateY(${offset}px)` }}
    >
      {columns.map((column) => (
        <div
          key={column.id}
          role="gridcell"
          tabIndex={-1}
          className={clsx(
            'min-w-0 truncate px-12',
            column.align === 'end' && 'text-right',
            column.isWide && 'max-sm:hidden',
          )}
        >
          {column.cell(row)}
        </div>
      ))}
      {detail !== undefined && (
        <div role="gridcell" tabIndex={-1} className="col-span-full truncate px-12 text-ink-2 text-small">
          {detail}
        </div>
      )}
    </div>
  );
}
