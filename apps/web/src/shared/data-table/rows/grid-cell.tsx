import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { Column } from '#shared/lists/column.ts';

type GridCellProps<Row> = {
  column: Column<Row>;
  row: Row;
  /** The index among the visible columns. */
  index: number;
  /** The distance in pixels from the left edge at which the cell stays visible on horizontal scrolling. */
  pinnedAtPx: number | undefined;
  /** How often the plain value has changed in the same row. Each change briefly highlights the cell. */
  changes: number;
  /** The URL that the cell links to, as the name of its row. */
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

/** Pressing anywhere opens a row. The name is also a link, for opening it in a new tab or window and for its context menu. */
function NameLink({ href, children }: { href: string; children: ReactNode }) {
  const press = (event: MouseEvent) => {
    // A press without a modifier key is handled by the row.
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
