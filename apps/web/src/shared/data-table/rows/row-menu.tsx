import { Waypoints } from 'lucide-react';
import { showOrigin } from '#shared/lists/origin-state.ts';
import { ActionMenu } from '#ui/menus/action-menu.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { findPlace } from './grid-focus.ts';

/** A row with its visible columns. */
export type RowCells = { rowId: string; columns: readonly { id: string; header: string }[] };

type RowMenuProps = RowCells & {
  label: string;
  actions: readonly MenuAction[];
  /** The row or cell of the menu. */
  trigger: HTMLElement;
  onClose: () => void;
};

/** The menu of a row: its actions, and the data source of the row or of the cell on which the menu was opened. */
export function RowMenu({ label, actions, trigger, onClose, ...row }: RowMenuProps) {
  const origin: MenuAction = {
    id: 'origin',
    label: 'View API source',
    icon: Waypoints,
    onAction: () => showCellOrigin(row, trigger),
  };
  return (
    <ActionMenu
      label={`Actions for ${label}`}
      actions={[...actions, origin]}
      triggerRef={{ current: trigger }}
      onClose={onClose}
    />
  );
}

/** Shows the data source of the cell that contains an element, or else of the first cell. */
export function showCellOrigin(row: RowCells, element: Element | null): void {
  const column = findColumn(row, element) ?? row.columns[0];
  if (column) showOrigin({ rowId: row.rowId, columnId: column.id });
}

function findColumn({ columns }: RowCells, element: Element | null): RowCells['columns'][number] | undefined {
  const place = element && findPlace(element);
  return place && place.kind !== 'row' ? columns[place.cell] : undefined;
}
