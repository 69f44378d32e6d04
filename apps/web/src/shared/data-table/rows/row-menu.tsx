import { Waypoints } from 'lucide-react';
import { showOrigin } from '#shared/lists/origin-state.ts';
import { ActionMenu } from '#ui/menus/action-menu.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { findPlace } from './grid-focus.ts';

/** A row with the columns that it shows. */
export type RowCells = { rowId: string; columns: readonly { id: string; header: string }[] };

type RowMenuProps = RowCells & {
  label: string;
  actions: readonly MenuAction[];
  /** The row, or the cell that the menu is about. */
  trigger: HTMLElement;
  onClose: () => void;
};

/** What can be done with a row, and where it comes from, or the cell that the menu was opened on. */
export function RowMenu({ label, actions, trigger, onClose, ...row }: RowMenuProps) {
  const origin: MenuAction = {
    id: 'origin',
    label: 'View API source',
    icon: Waypoints,
    onAction: () => explainCell(row, trigger),
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

/** Shows where the cell of a row comes from that an element is in; elsewhere the first one. */
export function explainCell(row: RowCells, element: Element | null): void {
  const column = columnAt(row, element) ?? row.columns[0];
  if (column) showOrigin({ rowId: row.rowId, columnId: column.id });
}

function columnAt({ columns }: RowCells, element: Element | null): RowCells['columns'][number] | undefined {
  const place = element && findPlace(element);
  return place && place.kind !== 'row' ? columns[place.cell] : undefined;
}
