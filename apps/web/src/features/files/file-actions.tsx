import { Ellipsis } from 'lucide-react';
import { MenuButton } from '#ui/menu-button.tsx';
import type { StoredFile } from './file.ts';
import { useFileActions } from './use-file-actions.tsx';

/** The menu of what can be done with one file, and the dialogs that its entries open. */
export function FileActions({ file, onGone }: { file: StoredFile; onGone: () => void }) {
  const { actionsOf, dialog } = useFileActions(onGone);
  return (
    <>
      <MenuButton label="More actions" actions={actionsOf(file)}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </MenuButton>
      {dialog}
    </>
  );
}
