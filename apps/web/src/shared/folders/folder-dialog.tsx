import type { OperationId } from '@rotunda/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { breadcrumbQuery } from './breadcrumb-query.ts';
import { FolderPlaces } from './folder-places.tsx';

/** The current folder. Its name is known if it was selected from a list. */
type Place = { id: string; name: string | undefined };

const TOP: Place = { id: 'root', name: 'My Drive' };

type FolderDialogProps = {
  title: string;
  /** The folders that cannot be the target: the moved ones, and their current folder. */
  excludedIds: ReadonlySet<string>;
  /** The initial folder. Undefined for the root. */
  startId?: string | undefined;
  submitLabel: string;
  /** The operation that the selection calls, if any. */
  operationId?: OperationId;
  /** Rejects if the files were not moved. */
  onSubmit: (folderId: string, folderName: string) => Promise<unknown>;
  onClose: () => void;
};

/** Selects a folder: by name, among recent ones and shared drives, or by browsing. */
export function FolderDialog(props: FolderDialogProps) {
  const { title, excludedIds, startId, submitLabel, operationId, onSubmit, onClose } = props;
  const [place, setPlace] = useState(startId === undefined ? TOP : toPlace({ id: startId }));
  const [text, setText] = useState('');
  const wanted = useDebouncedText(text.trim());
  const { error, isPending, submit } = useDialogSubmit(onClose);
  // The root is requested, too, because files in it refer to it by its ID.
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
