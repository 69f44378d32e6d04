import { type MouseEvent, type RefObject, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { Column } from '#shared/lists/column.ts';
import { OverlayPart } from '#ui/loading/part.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { findRow } from './grid-focus.ts';

// Lazy-loaded when a menu opens.
const RowMenu = lazyComponent(() => import('./row-menu.tsx'), 'RowMenu');

type RowMenuOptions<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  rowActions?: (row: Row) => readonly MenuAction[];
};

/** Provides the menu of one row at a time, the handlers that open it, and the function that shows the data source of a cell. */
export function useRowMenu<Row>(options: RowMenuOptions<Row>, scroller: RefObject<HTMLElement | null>) {
  const { rows, columns, rowId, rowLabel, rowActions } = options;
  const [opened, setOpened] = useState<{ row: Row; trigger: HTMLElement }>();
  const openAt = (index: number, trigger = findRow(scroller.current, index)) => {
    const row = rows[index];
    if (row !== undefined && trigger) setOpened({ row, trigger });
  };
  return {
    open: (row: Row, trigger: HTMLElement) => setOpened({ row, trigger }),
    openAt,
    /** Opens the menu in place of the browser's context menu, except on elements that need the browser's own. */
    openWithin: (event: MouseEvent<HTMLElement>) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('a, input')) return;
      // The context menu key fires on the row itself if the row has the focus.
      const place = target.closest<HTMLElement>('[data-cell-index], [data-row-index]');
      const row = place?.closest<HTMLElement>('[data-row-index]');
      if (!place || !row) return;
      event.preventDefault();
      openAt(Number(row.dataset.rowIndex), place);
    },
    explain: async (index: number) => {
      const row = rows[index];
      const { showCellOrigin: explainCell } = await import('./row-menu.tsx');
      if (row !== undefined) explainCell({ rowId: rowId(row), columns }, document.activeElement);
    },
    element: opened && (
      <OverlayPart onClose={() => setOpened(undefined)}>
        <RowMenu
          label={rowLabel(opened.row)}
          actions={rowActions?.(opened.row) ?? []}
          rowId={rowId(opened.row)}
          columns={columns}
          trigger={opened.trigger}
          onClose={() => setOpened(undefined)}
        />
      </OverlayPart>
    ),
  };
}
