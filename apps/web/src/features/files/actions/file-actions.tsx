import { Ellipsis } from 'lucide-react';
import type { StoredFile } from '#shared/files/file.ts';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { MenuButton } from '#ui/menus/menu-button.tsx';
import { useFileActions } from './use-file-actions.tsx';

type FileActionsProps = { file: StoredFile; more: readonly MenuAction[]; onGone: () => void };

/** The action menu of one file, with the dialogs that it opens. */
export function FileActions({ file, more, onGone }: FileActionsProps) {
  const { actionsOf, dialog } = useFileActions(onGone);
  return (
    <>
      <MenuButton label="More actions" actions={[...more, ...actionsOf(file)]}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </MenuButton>
      {dialog}
    </>
  );
}
