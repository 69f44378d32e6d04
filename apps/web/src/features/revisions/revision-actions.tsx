import { Columns2, Download, Globe, Pin, RotateCcw, Trash2 } from 'lucide-react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { MenuButton } from '#ui/menus/menu-button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { isDocumentForm, type RevisedFile, type Revision } from './revision.ts';
import { startDownload } from './start-download.ts';

type RevisionActionsProps = {
  file: RevisedFile;
  revision: Revision;
  number: number;
  isPending: boolean;
  /** The reasons why actions are disabled, if any. */
  refusals: {
    compare: string | undefined;
    pinRefusal: string | undefined;
    publish: string | undefined;
    restore: string | undefined;
    delete: string | undefined;
  };
  onCompare: () => void;
  onPin: () => void;
  onPublish: () => void;
  onRestore: () => void;
  onDelete: () => void;
};

/** The actions of one revision: the most common ones as buttons, the rest in a menu. Disabled ones have a reason. */
export function RevisionActions({ file, revision, number, isPending, refusals, ...on }: RevisionActionsProps) {
  const download = () => {
    const params = { fileId: file.id ?? '', revisionId: revision.id ?? '' };
    startDownload({ operation: 'drive.revisions.get', params }).catch((error: Error) =>
      notify(explainFailure('The download did not start', error)),
    );
  };
  const isDocument = isDocumentForm(file);
  return (
    <span className="flex items-center gap-4">
      <Button
        kind="quiet"
        aria-label={`Compare revision ${number} with the previous one`}
        disabledReason={refusals.compare}
        onPress={on.onCompare}
      >
        <Columns2 size={14} strokeWidth={1.75} aria-hidden />
        Compare
      </Button>
      <Button
        kind="quiet"
        data-op="drive.files.update"
        effect="revision"
        aria-label={`Restore revision ${number}`}
        disabledReason={refusals.restore}
        isBusy={isPending}
        onPress={on.onRestore}
      >
        <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
        Restore
      </Button>
      <MenuButton
        label={`More actions for revision ${number}`}
        actions={[
          {
            id: 'download',
            label: 'Download',
            icon: Download,
            disabledReason: isDocument ? 'Revisions of documents cannot be downloaded.' : undefined,
            onAction: download,
          },
          {
            id: 'keep',
            operationId: 'drive.revisions.update',
            label: 'Keep forever',
            icon: Pin,
            disabledReason: refusals.pinRefusal,
            onAction: on.onPin,
          },
          {
            id: 'publish',
            operationId: 'drive.revisions.update',
            label: 'Publish',
            icon: Globe,
            disabledReason: refusals.publish,
            onAction: on.onPublish,
          },
          {
            id: 'delete',
            operationId: 'drive.revisions.delete',
            label: 'Delete',
            icon: Trash2,
            disabledReason: refusals.delete,
            onAction: on.onDelete,
          },
        ]}
      >
        More
      </MenuButton>
    </span>
  );
}
