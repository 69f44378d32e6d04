import { Copy, PanelRight, SquareArrowOutUpRight, Trash2, Undo2 } from 'lucide-react';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { copyText } from '#ui/text/copy-text.ts';
import type { ProjectFile } from './queries.ts';
import { useTrashProject } from './use-trash-project.ts';

type Places = { onOpen: (scriptId: string) => void; onPeek: (file: ProjectFile) => void };

/** Returns the actions of a project in the list. */
export function useProjectActions({ onOpen, onPeek }: Places): (file: ProjectFile) => MenuAction[] {
  const session = useSession();
  const { trash } = useTrashProject();
  return (file) => {
    const scriptId = file.id ?? '';
    const isTrashed = file.trashed ?? false;
    return [
      { id: 'open', label: 'Open', icon: SquareArrowOutUpRight, onAction: () => onOpen(scriptId) },
      { id: 'details', label: 'Details', icon: PanelRight, onAction: () => onPeek(file) },
      { id: 'copy', label: 'Copy the script ID', icon: Copy, onAction: () => copyId(scriptId) },
      {
        id: 'trash',
        operationId: 'drive.files.update',
        label: isTrashed ? 'Restore' : 'Move to trash',
        icon: isTrashed ? Undo2 : Trash2,
        disabledReason: trashRefusal(file, session),
        onAction: () => trash(scriptId, !isTrashed),
      },
    ];
  };
}

function trashRefusal(file: ProjectFile, session: Session): string | undefined {
  const refusal = roleRefusal(session, 'drive.files.update', 'This');
  return refusal ?? (file.capabilities?.canTrash === false ? 'Only the owner can do this.' : undefined);
}

function copyId(scriptId: string): void {
  copyText(scriptId, 'Script ID copied');
}
