import { Copy, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useUndoableWrite } from '#shared/script/use-undoable-write.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { deleteProperty } from './property-writes.ts';
import type { ScriptProperty } from './queries.ts';
import type { useRevealedValues } from './use-revealed-values.ts';

/** Returns the actions of one property. */
export function usePropertyActions(
  scriptId: string,
  values: ReturnType<typeof useRevealedValues>,
  onEdit: (property: ScriptProperty) => void,
) {
  const { run } = useUndoableWrite(['script.projects.properties.list']);
  const refusal = useWriteRefusal(scriptId, 'script.projects.properties.update');
  return (property: ScriptProperty): MenuAction[] => {
    const isShown = values.findValue(property) !== undefined;
    return [
      {
        id: 'value',
        operationId: 'script.projects.properties.get',
        label: isShown ? 'Hide value' : 'Show value',
        icon: isShown ? EyeOff : Eye,
        disabledReason: refusal,
        onAction: () => (isShown ? values.hide(property) : values.show(property)),
      },
      {
        id: 'copy',
        operationId: 'script.projects.properties.get',
        label: 'Copy value',
        icon: Copy,
        disabledReason: refusal,
        onAction: () => values.copy(property),
      },
      {
        id: 'edit',
        operationId: 'script.projects.properties.update',
        label: 'Edit',
        icon: Pencil,
        disabledReason: refusal,
        onAction: () => onEdit(property),
      },
      {
        id: 'delete',
        operationId: 'script.projects.properties.delete',
        label: 'Delete',
        icon: Trash2,
        disabledReason: refusal,
        onAction: () => void run(() => deleteProperty(scriptId, property.name ?? '')),
      },
    ];
  };
}
