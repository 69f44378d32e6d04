import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from 'react-aria-components';
import type { Column, Sort } from './column.ts';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

/** The row of column names. Those that the service can sort by are buttons. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <div role="rowgroup" className="sticky top-0 z-10">
      <div
        role="row"
        aria-rowindex={1}
        tabIndex={-1}
        className="grid h-32 grid-cols-(--grid) items-center border-line border-b border-l-2 border-l-transparent bg-sunken"
      >
        {columns.map((column) => (
          <div
            key={column.id}
            role="columnheader"
            tabIndex={-1}
            aria-sort={ariaSort(column, sort)}
            className={clsx(
              'truncate px-12 font-medium text-ink-2 text-small',
              column.align === 'end' && 'text-right',
              column.isWide && 'max-sm:hidden',
            )}
          >
            {column.sortKey && onSort ? (
              <SortButton header={column.header} sortKey={column.sortKey} sort={sort} onSort={onSort} />
            ) : (
              column.header
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

type SortButtonProps = { header: string; sortKey: string; sort: Sort | undefined; onSort: (sort: Sort) => void };

function SortButton({ header, sortKey, sort, onSort }: SortButtonProps) {
  const isActive = sort?.key === sortKey;
  const Arrow = isActive && sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <Button
      onPress={() => onSort({ key: sortKey, isDescending: isActive ? !sort.isDescending : false })}
      className="inline-flex cursor-default items-center gap-4 rounded-control hover:text-ink"
    >
      {header}
      {isActive && <Arrow size={12} strokeWidth={2} aria-hidden />}
    </Button>
  );
}

function ariaSort<Row>(column: Column<Row>, sort: Sort | undefined): 'ascending' | 'descending' | 'none' | undefined {
  if (!column.sortKey) return undefined;
  if (sort?.key !== column.sortKey) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}
