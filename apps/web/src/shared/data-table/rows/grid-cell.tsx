import { clsx } from 'clsx';
import type { Column } from '#shared/lists/column.ts';

type GridCellProps<Row> = {
  column: Column<Row>;
  row: Row;
  /** Place among the columns that are shown. */
  index: number;
  /** Stays in sight when the table scrolls sideways, this far from its left edge. */
  pinnedAtPx: number | undefined;
  /** How often its plain value has changed under the same row; each time it is tinted for a moment. */
  changes: number;
};

/** One cell. */
export function GridCell<Row>({ column, row, index, pinnedAtPx, changes }: GridCellProps<Row>) {
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      data-cell-index={index}
      className={clsx(
        'flex h-full min-w-0 items-center px-12 max-sm:px-8 focus-visible:-outline-offset-2',
        column.align === 'end' && 'justify-end text-right tabular-nums',
        column.isHiddenOnNarrow && 'max-sm:hidden',
        pinnedAtPx !== undefined && 'sticky z-1 bg-(--row)',
      )}
      style={pinnedAtPx === undefined ? undefined : { left: pinnedAtPx }}
    >
      <div
        key={changes}
        className={clsx('min-w-0 truncate', changes > 0 && 'animate-[tint_600ms_ease-out] rounded-control')}
      >
        {column.cell(row)}
      </div>
    </div>
  );
}
