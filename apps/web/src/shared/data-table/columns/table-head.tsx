import { clsx } from 'clsx';
import type { Column, Sort } from '#shared/lists/column.ts';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { useSortAnnouncement } from '#shared/lists/use-sort-announcement.ts';
import { ColumnHeader, findOrder } from './column-header.tsx';
import type { ColumnLayout } from './use-column-layout.ts';
import { useHeadKeys } from './use-head-keys.ts';
import type { LoadedOrder } from './use-loaded-order.ts';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  loadedOrder: LoadedOrder<Row> | undefined;
  layout: ColumnLayout<Row> | undefined;
  selection: RowSelection<Row> | undefined;
  hasMenu: boolean;
  /** Moves to the rows. */
  onDown: () => void;
};

/** The header row. Sortable columns are buttons. */
export function TableHead<Row>({ columns, selection, hasMenu, onDown, ...order }: TableHeadProps<Row>) {
  const { head, setTabStop, onKeyDown } = useHeadKeys(columns.map(({ id }) => id).join(' '), onDown);
  useSortAnnouncement(formatOrder(columns, order));
  return (
    <div role="rowgroup" className="sticky top-0 z-10">
      <div
        ref={head}
        role="row"
        aria-rowindex={1}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onFocus={setTabStop}
        className={clsx(
          'grid h-32 grid-cols-(--grid) items-center border-line border-b border-l-2 border-l-transparent bg-sunken',
          !selection && 'max-sm:pl-4',
        )}
      >
        {selection && <PickAll selection={selection} />}
        {columns.map((column, index) => (
          <ColumnHeader
            key={column.id}
            column={column}
            {...order}
            className={clsx(index === 0 && 'sticky z-1 bg-inherit', index === 0 && (selection ? 'left-36' : 'left-0'))}
          />
        ))}
        {hasMenu && (
          <div role="columnheader" tabIndex={-1}>
            <span className="sr-only">Actions</span>
          </div>
        )}
      </div>
    </div>
  );
}

function formatOrder<Row>(columns: readonly Column<Row>[], order: Parameters<typeof findOrder<Row>>[1]): string {
  for (const column of columns) {
    const { isActive, isDescending } = findOrder(column, order) ?? {};
    if (isActive) return `Sorted by ${column.header}, ${isDescending ? 'descending' : 'ascending'}`;
  }
  return 'Not sorted';
}

function PickAll<Row>({ selection }: { selection: RowSelection<Row> }) {
  return (
    <div role="columnheader" tabIndex={-1} className="sticky left-0 z-1 bg-inherit">
      <label className="flex size-28 cursor-default items-center justify-center max-sm:relative max-sm:-my-8 max-sm:h-44 max-sm:w-44 max-sm:pr-8">
        <input
          type="checkbox"
          aria-label="Select all loaded rows"
          checked={selection.isAll}
          ref={(box) => {
            if (box) box.indeterminate = selection.rows.length > 0 && !selection.isAll;
          }}
          onChange={selection.onToggleAll}
          className="size-16"
        />
      </label>
    </div>
  );
}
