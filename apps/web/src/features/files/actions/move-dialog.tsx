import type { OperationId } from '@rotunda/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp, Folder } from 'lucide-react';
import { useState } from 'react';
import type { StoredFile } from '#features/files/file.ts';
import { FOLDERS_PAGE_SIZE, folderChildrenQuery } from '#features/files/folder-children-query.ts';
import { breadcrumbQuery } from '#features/files/queries.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { PressButton } from '#ui/press-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** A folder that one has come to; its name is known when it was chosen from a list. */
type Place = { id: string; name: string | undefined };

const TOP: Place = { id: 'root', name: 'My Drive' };

type MoveDialogProps = {
  title: string;
  /** Folders that cannot be the target: what is moved, and where it is already. */
  excludedIds: ReadonlySet<string>;
  /** Folder to begin in; the top when absent. */
  startId?: string | undefined;
  submitLabel: string;
  operationId: OperationId;
  /** Rejects when the files were not taken there. */
  onSubmit: (folderId: string, folderName: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a folder, by walking through the folders. */
export function MoveDialog(props: MoveDialogProps) {
  const { title, excludedIds, startId, submitLabel, operationId, onSubmit, onClose } = props;
  const [place, setPlace] = useState(startId === undefined ? TOP : toPlace({ id: startId }));
  const { error, isPending, submit } = useDialogSubmit(onClose);
  // The top is asked for, too: what lies there says so by its id.
  const { data: crumbs, isPending: isLocating } = useQuery(breadcrumbQuery(place.id));
  const here = crumbs?.at(-1);
  const name = place.name ?? here?.name;
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className="flex items-center gap-8">
        <Button
          disabledReason={place === TOP ? 'Already at the top level' : undefined}
          isBusy={crumbs === undefined}
          onPress={() => setPlace(toPlace(crumbs?.at(-2)))}
          aria-label="Parent folder"
        >
          <ArrowUp size={14} strokeWidth={1.75} aria-hidden />
        </Button>
        <p role="status" className="truncate font-medium">
          {name ?? 'Loading the folder'}
        </p>
      </div>
      <Folders folderId={place.id} excludedIds={excludedIds} onOpen={(folder) => setPlace(toPlace(folder))} />
      <DialogFoot effect="undo" error={error} onClose={onClose}>
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

type FoldersProps = { folderId: string; excludedIds: ReadonlySet<string>; onOpen: (folder: StoredFile) => void };

function Folders({ folderId, excludedIds, onOpen }: FoldersProps) {
  const folders = useQuery(folderChildrenQuery(folderId));
  if (folders.isPending) return <Skeleton label="Loading the folders" rows={4} rowClass="h-32 max-sm:h-44" />;
  if (isUnreadable(folders)) {
    const retry = () => void folders.refetch();
    return <ErrorView error={folders.error} title="The folders could not be loaded" onRetry={retry} />;
  }
  const shown = (folders.data.files ?? []).filter(({ id }) => !excludedIds.has(id ?? '') || id === folderId);
  return (
    <>
      <ul aria-label="Folders" className="max-h-[40vh] min-h-96 overflow-auto rounded-card border border-line">
        {shown.map((folder) => (
          <li key={folder.id}>
            <PressButton
              onPress={() => onOpen(folder)}
              className="flex h-32 max-sm:h-44 w-full cursor-default items-center gap-8 px-12 text-left hover:bg-hover"
            >
              <Folder size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
              <span className="truncate">{folder.name}</span>
            </PressButton>
          </li>
        ))}
        {shown.length === 0 && <li className="p-12 text-ink-3">No folders here</li>}
      </ul>
      {folders.data.nextPageToken && <p className="text-ink-3 text-small">First {FOLDERS_PAGE_SIZE} folders</p>}
    </>
  );
}
