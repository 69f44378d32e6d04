import { clsx } from 'clsx';
import { useRef } from 'react';
import type { Column, Sort } from '#shared/lists/column.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { resizeChoice } from './column-layout.ts';
import { ColumnResizer } from './column-resizer.tsx';
import { SortArrow } from './sort-arrow.tsx';
import type { ColumnLayout } from './use-column-layout.ts';
import type { LoadedOrder } from './use-loaded-order.ts';

type ColumnHeaderProps<Row> = {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  loadedOrder: LoadedOrder<Row> | undefined;
  layout: ColumnLayout<Row> | undefined;
  className: string;
};

/** The header of a column. It is a button if rows can be sorted by it, with a resize handle if its width is adjustable. */
export function ColumnHeader<Row>({ column, layout, className, ...options }: ColumnHeaderProps<Row>) {
  const cell = useRef<HTMLDivElement>(null);
  const order = findOrder(column, options);
  return (
    <div
      ref={cell}
      role="columnheader"
      tabIndex={-1}
      aria-sort={toAriaSort(order)}
      className={clsx(
        'relative flex h-full items-center px-12 max-sm:px-8 font-medium text-ink-2 text-small',
        column.align === 'end' && 'justify-end text-right',
        column.isHiddenOnNarrow && 'max-sm:hidden',
        className,
      )}
    >
      {order ? <SortButton header={column.header} order={order} /> : <span className="truncate">{column.header}</span>}
      {layout && (
        <ColumnResizer
          readWidthPx={() => cell.current?.offsetWidth ?? 0}
          onResize={(widthPx) => layout.onChoose(resizeChoice(layout.choices, column.id, widthPx))}
        />
      )}
    </div>
  );
}

type Order = { isActive: boolean; isDescending: boolean; isLoadedOnly: boolean; onPress: () => void };

/** Returns how rows are sorted by a column, and how to sort them. Returns undefined if the column is not sortable. */
export function findOrder<Row>(
  column: Column<Row>,
  { sort, onSort, loadedOrder }: Pick<ColumnHeaderProps<Row>, 'sort' | 'onSort' | 'loadedOrder'>,
): Order | undefined {
  const { sortKey } = column;
  if (sortKey !== undefined && onSort) {
    const isActive = sort?.key === sortKey;
    const isDescending = isActive && sort.isDescending;
    const onPress = () => onSort({ key: sortKey, isDescending: isActive && !isDescending });
    return { isActive, isDescending, isLoadedOnly: false, onPress };
  }
  if (!loadedOrder || !column.value) return undefined;
  const isActive = loadedOrder.sort?.columnId === column.id;
  const isDescending = isActive && loadedOrder.sort?.isDescending === true;
  return { isActive, isDescending, isLoadedOnly: true, onPress: () => loadedOrder.onSort(column.id) };
}

function SortButton({ header, order }: { header: string; order: Order }) {
  return (
    <PressButton
      onPress={order.onPress}
      className="-mx-4 inline-flex h-24 max-sm:h-full min-w-0 cursor-default items-center gap-4 rounded-control px-4 hover:text-ink"
    >
      <span className="truncate">{header}</span>
      {order.isActive && <SortArrow isDescending={order.isDescending} isLoadedOnly={order.isLoadedOnly} />}
    </PressButton>
  );
}

function toAriaSort(order: Order | undefined): 'ascending' | 'descending' | 'none' | undefined {
  if (!order) return undefined;
  if (!order.isActive) return 'none';
  return order.isDescending ? 'descending' : 'ascending';
}
