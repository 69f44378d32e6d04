import { Columns2, Download, Globe, Pin, RotateCcw, Trash2 } from 'lucide-react';
import { explainError } from '#shared/error-view.tsx';
import { startDownload } from '#shared/start-download.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { notify } from '#ui/toasts.tsx';
import { isDocumentForm, type RevisedFile, type Revision } from './revision.ts';

type RevisionActionsProps = {
  file: RevisedFile;
  revision: Revision;
  number: number;
  isPending: boolean;
  /** Why an action is closed, where it is. */
  refusals: {
    compare: string | undefined;
    keep: string | undefined;
    publish: string | undefined;
    restore: string | undefined;
    delete: string | undefined;
  };
  onCompare: () => void;
  onKeep: () => void;
  onPublish: () => void;
  onRestore: () => void;
  onDelete: () => void;
};

/** What can be done with one revision. A closed action says why in its label. */
export function RevisionActions({ file, revision, number, isPending, refusals, ...on }: RevisionActionsProps) {
  const download = () => {
    const params = { fileId: file.id ?? '', revisionId: revision.id ?? '' };
    startDownload({ operation: 'drive.revisions.get', params }).catch((error: Error) =>
      notify(`The download did not start: ${explainError(error)}`),
    );
  };
  const label = (name: string, refusal: string | undefined) =>
    refusal ? `${name} revision ${number}: ${refusal}` : `${name} revision ${number}`;
  return (
    <span className="flex items-center">
      <IconButton
        icon={Columns2}
        label={label('Compare with the one before', refusals.compare)}
        blockedBecause={refusals.compare}
        onPress={on.onCompare}
      />
      <span data-op="drive.revisions.get">
        <IconButton
          icon={Download}
          label={label('Download', isDocumentForm(file) ? 'documents have no bytes to download' : undefined)}
          blockedBecause={isDocumentForm(file) ? 'Documents have no bytes to download.' : undefined}
          onPress={download}
        />
      </span>
      <span data-op="drive.revisions.update">
        <IconButton
          icon={Pin}
          label={label('Keep', refusals.keep)}
          blockedBecause={refusals.keep}
          isBusy={isPending}
          onPress={on.onKeep}
        />
      </span>
      <span data-op="drive.revisions.update">
        <IconButton
          icon={Globe}
          label={label('Publish', refusals.publish)}
          blockedBecause={refusals.publish}
          isBusy={isPending}
          onPress={on.onPublish}
        />
      </span>
      <span data-op="drive.files.update">
        <IconButton
          icon={RotateCcw}
          label={label('Restore', refusals.restore)}
          blockedBecause={refusals.restore}
          isBusy={isPending}
          onPress={on.onRestore}
        />
      </span>
      <span data-op="drive.revisions.delete">
        <IconButton
          icon={Trash2}
          label={label('Delete', refusals.delete)}
          blockedBecause={refusals.delete}
          isBusy={isPending}
          onPress={on.onDelete}
        />
      </span>
    </span>
  );
}
