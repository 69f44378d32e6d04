import { Folder } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';

const FolderDialog = lazyComponent(() => import('#shared/folders/folder-dialog.tsx'), 'FolderDialog');
const NONE: ReadonlySet<string> = new Set();

type FolderFieldProps = {
  /** The name of the folder. Empty until one is selected. */
  name: string;
  startId: string | undefined;
  /** The reason why no folder can be used. */
  fault: string | undefined;
  onChange: (folderId: string, name: string) => void;
};

/** Selects a folder. */
export function FolderField({ name, startId, fault, onChange }: FolderFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (folderId: string, folderName: string) => {
    onChange(folderId, folderName);
    return Promise.resolve();
  };
  return (
    <div className="flex flex-col gap-4">
      <span className="font-medium text-small">Folder</span>
      <div className="flex flex-wrap items-center gap-8">
        <Button onPress={() => setIsOpen(true)}>
          <Folder size={14} strokeWidth={1.75} aria-hidden />
          {name === '' ? 'Choose folder' : 'Change folder'}
        </Button>
        <span className="min-w-0 flex-1 truncate">{name}</span>
      </div>
      {fault !== undefined && (
        <p role="alert" className="text-red-fg text-small">
          {fault}
        </p>
      )}
      {isOpen && (
        <WindowPart onClose={() => setIsOpen(false)}>
          <FolderDialog
            title="Choose folder"
            excludedIds={NONE}
            startId={startId}
            submitLabel="Choose folder"
            onSubmit={choose}
            onClose={() => setIsOpen(false)}
          />
        </WindowPart>
      )}
    </div>
  );
}
