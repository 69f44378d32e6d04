import { clsx } from 'clsx';
import { type CSSProperties, useRef } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import type { Column, Sort } from '#shared/lists/column.ts';
import type { RowLink } from '#shared/lists/row-link.ts';
import { usePublishShownList } from '#shared/lists/shown-list.ts';
import type { RowSelection } from '#shared/lists/use-row-selection.ts';
import { usePreferences } from '#shared/preferences/preferences-store.ts';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { getWideTracks, narrowTracks } from './columns/grid-tracks.ts';
import { TableHead } from './columns/table-head.tsx';
import type { ColumnLayout } from './columns/use-column-layout.ts';
import type { LoadedOrder } from './columns/use-loaded-order.ts';
import { LoadMore } from './load-more.tsx';
import { PrintLimitNotice } from './print-limit-notice.tsx';
import { focusRow } from './rows/grid-focus.ts';
import { CARD_HEIGHT_PX, NARROW_ROW_PX, ROW_HEIGHT_PX } from './rows/row-height.ts';
import { formatRowSummary, type RowSummary } from './rows/row-summary.ts';
import { BOX_WIDTH_PX, NARROW_MENU_PX, TableRow } from './rows/table-row.tsx';
import { useActiveRow } from './rows/use-active-row.ts';
import { useGridKeys } from './rows/use-grid-keys.ts';
import { usePaintedRows } from './rows/use-painted-rows.ts';
import { useRestoreListPosition } from './rows/use-restore-list-position.ts';
import { useRowHandlers } from './rows/use-row-handlers.ts';
import { useRowLinks } from './rows/use-row-links.ts';
import { useRowMenu } from './rows/use-row-menu.tsx';
import { useRowSlots } from './rows/use-row-slots.ts';
import { useRowWindow } from './rows/use-row-window.ts';

export type DataTableProps<Row> = RowSummary<Row> & {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Returns the ID of a row. Must be referentially stable. */
  rowId: (row: Row) => string;
  /** Returns the accessible name of a row. */
  rowLabel: (row: Row) => string;
  /** The ID of the row open beside the table. */
  openId?: string | undefined;
  onOpen: (row: Row) => void;
  /** Returns the target of `onOpen`, to which the name of the row links. */
  rowLink?: (row: Row) => RowLink;
  /** Called for Space: previews a row without leaving the list. If undefined, Space opens the row. */
  onPeek?: (row: Row) => void;
  /** Called for F2, except in cells with controls of their own: renames a row. */
  onRename?: (row: Row) => void;
  /** Returns a coloured edge for rows that need attention. */
  rowEdge?: (row: Row) => string | undefined;
  /** Returns the actions of a row: a menu at its end, and on the `.` key. */
  rowActions?: (row: Row) => readonly MenuAction[];
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Sorts loaded rows by columns that the service cannot sort by. `rows` must then be in this order. */
  loadedOrder?: LoadedOrder<Row>;
  /** Makes columns and their widths selectable. `columns` must then be those of this layout. */
  layout?: ColumnLayout<Row>;
  /** Makes rows selectable. */
  selection?: RowSelection<Row>;
  /** Whether to dim the rows while they are being replaced. */
  isStale?: boolean;
};

/**
 * A virtualised grid of rows (WAI-ARIA grid pattern). One row has the tab stop; arrows, j/k, Home, End and Page keys move it,
 * Enter opens, Space peeks, and Right enters the cells.
 */
export function DataTable<Row>(allProps: DataTableProps<Row>) {
  const rows = usePaintedRows(allProps.rows, allProps.rowId);
  const props = { ...allProps, rows };
  const { columns, hasMore, isStale, selection, layout } = props;
  usePublishShownList(props);
  const scroller = useRef<HTMLDivElement>(null);
  const { rowHeight, narrowDetail, preferences } = useRowShape(props);
  const { activeIndex, onRow, isVisited, recalled } = useActiveRow(
    scroller,
    rows,
    props.rowId,
    props.label,
    props.openId,
  );
  const [firstRow] = rows;
  const list = { count: rows.length, firstId: firstRow && props.rowId(firstRow) };
  const view = useRowWindow(scroller, list, rowHeight, activeIndex);
  const drawn = view.indexes.flatMap((index) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, id: props.rowId(row), index }];
  });
  useRestoreListPosition(scroller, recalled, activeIndex, rowHeight);
  const hrefOf = useRowLinks(props.rowLink, props.rowId);
  const namePlace = Math.max(
    0,
    columns.findIndex(({ isName }) => isName),
  );
  const slots = useRowSlots(drawn.map(({ id }) => id));
  const menu = useRowMenu(props, scroller);
  const keys = useGridKeys(props, {
    scroller,
    activeIndex,
    isVisited,
    setActiveIndex: onRow,
    scrollTo: view.scrollTo,
    onMenu: props.rowActions && menu.openAt,
    onExplain: (index) => void menu.explain(index),
  });
  const handlers = useRowHandlers<Row>({
    onOpen: props.onOpen,
    onPick: (id, isRange) => (isRange ? selection?.onExtend(id) : selection?.onToggle(id)),
    onMenu: menu.open,
  });
  return (
    <div
      ref={scroller}
      className="@container/table relative min-h-0 flex-1 overflow-auto bg-surface [--grid:var(--grid-narrow)] sm:[--grid:var(--grid-wide)]"
      style={toCssVariables(props)}
    >
      {/* Not a table element: only rows in sight are there, each placed by itself, which table elements cannot be */}
      <div
        role="grid"
        aria-label={props.label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-busy={isStale}
        aria-multiselectable={selection !== undefined || undefined}
        className="min-w-min"
      >
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          loadedOrder={props.loadedOrder}
          layout={layout}
          selection={selection}
          hasMenu={props.rowActions !== undefined}
          onDown={() => focusRow(scroller.current, keys.activeIndex)}
        />
        <div
          role="rowgroup"
          onKeyDown={keys.onKeyDown}
          onContextMenu={menu.openWithin}
          className={clsx('relative', isStale && 'opacity-60')}
          style={{ height: view.room * rowHeight }}
        >
          {drawn.map(({ row, id, index }) => (
            <TableRow
              key={slots.get(id)}
              row={row}
              id={id}
              index={index}
              offset={index * rowHeight}
              height={rowHeight}
              detail={narrowDetail?.(row)}
              columns={columns}
              label={props.rowLabel(row)}
              summary={formatRowSummary(row, props.rowLabel(row), props)}
              edge={props.rowEdge?.(row)}
              isOpen={id === props.openId}
              isOpenOutsideSelection={isOpenOutsideSelection(id, props)}
              isPicked={selection?.ids.has(id)}
              isTabStop={index === keys.activeIndex}
              onFocus={onRow}
              href={hrefOf(row)}
              namePlace={namePlace}
              hasMenu={props.rowActions !== undefined}
              handlers={handlers}
              preferences={preferences}
            />
          ))}
        </div>
      </div>
      {view.room < rows.length && <PrintLimitNotice printed={view.room} loaded={rows.length} />}
      {hasMore && <LoadMore isLoading={props.isLoadingMore} onLoadMore={props.onLoadMore} />}
      {menu.element}
    </div>
  );
}

/** Reports whether a row is open while other rows are selected, so that bulk actions do not apply to it. */
function isOpenOutsideSelection<Row>(id: string, { openId, selection }: DataTableProps<Row>): boolean {
  return id === openId && selection !== undefined && selection.rows.length > 0 && !selection.ids.has(id);
}

function useRowShape<Row>(props: DataTableProps<Row>) {
  const preferences = usePreferences();
  const { density = 'default' } = preferences;
  const isNarrow = useMediaQuery('(width < 768px)');
  const { narrowDetail } = isNarrow ? props : {};
  const lineHeight = isNarrow ? NARROW_ROW_PX : ROW_HEIGHT_PX[density];
  const rowHeight = narrowDetail ? CARD_HEIGHT_PX : lineHeight;
  return { rowHeight, narrowDetail, preferences };
}

function toCssVariables<Row>({ columns, selection, rowActions }: DataTableProps<Row>) {
  const box = selection ? [`${BOX_WIDTH_PX}px`] : [];
  const menu = (widthPx: number) => (rowActions ? [`${widthPx}px`] : []);
  return {
    '--grid-wide': [...box, ...getWideTracks(columns), ...menu(BOX_WIDTH_PX)].join(' '),
    '--grid-narrow': [...box, ...narrowTracks(columns), ...menu(NARROW_MENU_PX)].join(' '),
  } as CSSProperties;
}
