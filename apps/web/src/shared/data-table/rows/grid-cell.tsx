import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
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
  /** Address that it leads to, as the name of its row. */
  href: string | undefined;
};

/** One cell. */
export function GridCell<Row>({ column, row, index, pinnedAtPx, changes, href }: GridCellProps<Row>) {
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
        {href === undefined ? column.cell(row) : <NameLink href={href}>{column.cell(row)}</NameLink>}
      </div>
    </div>
  );
}

/** Rows open by a press anywhere; the name of one is a link besides, for another tab or window and for its menu. */
function NameLink({ href, children }: { href: string; children: ReactNode }) {
  const press = (event: MouseEvent) => {
    // The row opens what was pressed without a key, where and as it does that.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) event.preventDefault();
  };
  return (
    <a
      href={href}
      tabIndex={-1}
      data-row-link
      draggable={false}
      onClick={press}
      className="block w-fit max-w-full truncate underline-offset-2 hover:underline"
    >
      {children}
    </a>
  );
}
