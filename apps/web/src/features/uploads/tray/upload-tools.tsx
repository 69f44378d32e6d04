import { countOf } from '@rotunda/api-client/count-of';
import { useState } from 'react';
import type { UploadState } from '#features/uploads/list/upload.ts';
import { getCurrentUploads } from '#features/uploads/session/open-uploads.ts';
import type { UploadsView } from '#features/uploads/store/upload-store.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { BatchNote } from './batch-note.tsx';
import { describeConflict } from './conflict-text.ts';

type UploadToolsProps = { shown: UploadsView; onDecide: () => void };

/** The actions for all uploads, and those that the user must take. */
export function UploadTools({ shown, onDecide }: UploadToolsProps) {
  const { uploads, counts, retryable, batches, pauseReason } = shown;
  const [isCancelling, setIsCancelling] = useState(false);
  const isSeveral = uploads.length > 1;
  const inProgress = counts.sending + counts.waiting;
  const open = inProgress + counts.paused + counts.conflict;
  const hasButtons = isSeveral && (open > 0 || counts.failed > 1);
  if (!hasButtons && batches.length === 0 && counts.conflict === 0 && !pauseReason) return null;
  return (
    <div className="flex max-h-[24vh] shrink-0 flex-col gap-8 overflow-auto border-line border-t px-12 py-8">
      {pauseReason === 'storage is full' && (
        <p role="alert" className="text-red-fg text-small">
          Paused: the storage is full. Free up space, then resume.
        </p>
      )}
      {hasButtons && (
        <div className="flex flex-wrap gap-8">
          {inProgress > 0 && <Button onPress={() => queue()?.pause(getIds('waiting', 'sending'))}>Pause all</Button>}
          {counts.paused > 0 && <Button onPress={() => queue()?.resume(getIds('paused'))}>Resume all</Button>}
          {retryable > 1 && <Button onPress={() => queue()?.resume(getIds('failed'))}>Retry all failed</Button>}
          {open > 0 && (
            <Button kind="quiet" onPress={() => setIsCancelling(true)}>
              Cancel all
            </Button>
          )}
          {open === 0 && counts.failed > 1 && (
            <Button kind="quiet" onPress={() => queue()?.remove(getIds('failed'))}>
              Dismiss failed
            </Button>
          )}
        </div>
      )}
      {counts.conflict > 0 && (
        <div className="flex items-center gap-8">
          <p className="min-w-0 flex-1 text-small">{describeConflict(counts.conflict)}</p>
          <Button onPress={onDecide}>Decide</Button>
        </div>
      )}
      {batches.map((each) => (
        <BatchNote key={each.batch.id} shown={each} />
      ))}
      {isCancelling && <CancelQuestion count={open} onClose={() => setIsCancelling(false)} />}
    </div>
  );
}

function CancelQuestion({ count, onClose }: { count: number; onClose: () => void }) {
  const cancel = () => {
    queue()?.remove(getIds('waiting', 'sending', 'paused', 'conflict'));
    onClose();
  };
  return (
    <Dialog title={`Cancel ${countOf(count, 'upload')}?`} isOpen onClose={onClose}>
      <p>Files that are already uploaded stay.</p>
      <DialogButtons>
        <DialogClose onClose={onClose}>Keep uploading</DialogClose>
        <Button size="form" kind="primary" onPress={cancel}>
          Cancel uploads
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function queue() {
  return getCurrentUploads()?.queue;
}

function getIds(...states: readonly UploadState[]): string[] {
  const all = queue()?.list.all() ?? [];
  return all.flatMap(({ id, state }) => (states.includes(state) ? [id] : []));
}
