import type { OperationId } from '@rotunda/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useSettled } from '#lib/use-settled.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { breadcrumbQuery } from './breadcrumb-query.ts';
import { FolderPlaces } from './folder-places.tsx';

/** A folder that one has come to; its name is known when it was chosen from a list. */
type Place = { id: string; name: string | undefined };

const TOP: Place = { id: 'root', name: 'My Drive' };

type FolderDialogProps = {
  title: string;
  /** Folders that cannot be the target: what is moved, and where it is already. */
  excludedIds: ReadonlySet<string>;
  /** Folder to begin in; the top when absent. */
  startId?: string | undefined;
  submitLabel: string;
  /** The call that the choice leads to; absent where it leads to none. */
  operationId?: OperationId;
  /** Rejects when the files were not taken there. */
  onSubmit: (folderId: string, folderName: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a folder: found by name, among the recent ones and the shared drives, or by walking through the folders. */
export function FolderDialog(props: FolderDialogProps) {
  const { title, excludedIds, startId, submitLabel, operationId, onSubmit, onClose } = props;
  const [place, setPlace] = useState(startId === undefined ? TOP : toPlace({ id: startId }));
  const [text, setText] = useState('');
  const wanted = useSettled(text.trim());
  const { error, isPending, submit } = useDialogSubmit(onClose);
  // The top is asked for, too: what lies there says so by its id.
  const { data: crumbs, isPending: isLocating } = useQuery(breadcrumbQuery(place.id));
  const here = crumbs?.at(-1);
  const name = place.name ?? here?.name;
  const open = (folder: StoredFile) => {
    setText('');
    setPlace(toPlace(folder));
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <TextField label="Search folders" type="search" value={text} onChange={setText} autoFocus />
      <div className="flex items-center gap-8">
        <Button
          disabledReason={place === TOP ? 'Already at the top level' : undefined}
          isBusy={crumbs === undefined}
          onPress={() => setPlace(toPlace(crumbs?.at(-2)))}
          aria-label="Parent folder"
          data-tooltip="Parent folder"
        >
          <ArrowUp size={14} strokeWidth={1.75} aria-hidden />
        </Button>
        <p role="status" className="truncate font-medium">
          {name ?? 'Loading the folder'}
        </p>
      </div>
      <FolderPlaces
        folderId={place.id}
        topName={place === TOP || crumbs?.length === 1 ? name : undefined}
        text={text.trim() === '' ? '' : wanted}
        excludedIds={excludedIds}
        onOpen={open}
      />
      <DialogFoot effect={operationId && 'undo'} error={error} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op={operationId}
          disabledReason={
            here && excludedIds.has(here.id)
              ? 'The item is already in this folder, or the folder is inside it. Choose another folder.'
              : undefined
          }
          isBusy={isPending || isLocating || name === undefined}
          onPress={() => void submit(() => onSubmit(place.id, name ?? ''))}
        >
          {submitLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function toPlace(folder: StoredFile | undefined): Place {
  return folder?.id === undefined || folder.id === TOP.id ? TOP : { id: folder.id, name: folder.name };
}
