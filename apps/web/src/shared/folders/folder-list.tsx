import { Folder, HardDrive } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoredFile } from '#shared/files/file.ts';
import { PressButton } from '#ui/buttons/press-button.tsx';

type FolderListProps = {
  label: string;
  folders: readonly StoredFile[];
  onOpen: (folder: StoredFile) => void;
  /** Whether the folders are shared drives. */
  areDrives?: boolean;
  /** Renders details of a folder, such as its location. */
  detail?: (folder: StoredFile) => ReactNode;
};

/** A list of folders to open. */
export function FolderList({ label, folders, onOpen, areDrives = false, detail }: FolderListProps) {
  const Icon = areDrives ? HardDrive : Folder;
  return (
    <ul aria-label={label}>
      {folders.map((folder) => (
        <li key={folder.id}>
          <PressButton
            onPress={() => onOpen(folder)}
            className="flex h-32 max-sm:h-44 w-full cursor-default items-center gap-8 px-12 text-left hover:bg-hover"
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1 truncate">{folder.name}</span>
            {detail && <span className="flex min-w-0 max-w-1/2 shrink-0 text-ink-3 text-small">{detail(folder)}</span>}
          </PressButton>
        </li>
      ))}
    </ul>
  );
}
