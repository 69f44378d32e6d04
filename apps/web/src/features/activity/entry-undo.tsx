import { ApiError } from '@rotunda/api-client/errors';
import { useState } from 'react';
import { JsonTree } from '#shared/code/json-tree.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { type AuditChange, useUndo } from './queries.ts';

const STATUS_CHANGED_SINCE = 412;

/** Undoes a change, or explains why it cannot be undone. */
export function EntryUndo({ entryId, change }: { entryId: string; change: AuditChange }) {
  const [isAsking, setIsAsking] = useState(false);
  const { undo, undoneAt, undoneBy, undoBlockedReason: undoRefusal } = change;
  useShortcut('u', () => setIsAsking(true), { disabledReason: undoDisabledReason(change) });
  if (undoneAt !== undefined) {
    return (
      <p className="text-ink-2">
        Undone by {undoneBy}, {formatDateTime(Date.parse(undoneAt))}.
      </p>
    );
  }
  if (!undo) return <p className="text-ink-3 text-small">This change cannot be undone.</p>;
  return (
    <div className="flex flex-col items-start gap-4">
      <Button disabledReason={undoRefusal} onPress={() => setIsAsking(true)}>
        Undo
      </Button>
      {undoRefusal !== undefined && <p className="text-ink-3 text-small">{undoRefusal}</p>}
      {isAsking && <UndoDialog entryId={entryId} undo={undo} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

type UndoDialogProps = { entryId: string; undo: NonNullable<AuditChange['undo']>; onClose: () => void };

/** Returns the reason why a change cannot be undone. Returns undefined if it can. */
function undoDisabledReason({ undo, undoneAt, undoBlockedReason: undoRefusal }: AuditChange): string | undefined {
  if (undoneAt !== undefined) return 'This change has already been undone.';
  return undo ? undoRefusal : 'This change cannot be undone.';
}

function UndoDialog({ entryId, undo, onClose }: UndoDialogProps) {
  const send = useUndo(entryId);
  const isChangedSince = send.error instanceof ApiError && send.error.status === STATUS_CHANGED_SINCE;
  const run = () =>
    send.mutate(isChangedSince, {
      onSuccess: () => {
        notify('Undone');
        onClose();
      },
    });
  return (
    <Dialog title="Undo the change" isOpen onClose={onClose}>
      <p>
        This calls the operation <span className="font-mono text-small">{undo.operationId}</span> with your permissions:
      </p>
      <JsonTree value={{ ...undo.params, ...(undo.body && { body: undo.body }) }} />
      {send.error && (
        <p role="alert" className="text-red-fg">
          {isChangedSince ? send.error.message : explainFailure('The change was not undone', send.error)}
        </p>
      )}
      <DialogButtons>
        <DialogClose onClose={onClose} />
        <Button kind="primary" size="form" isBusy={send.isPending} onPress={run}>
          {isChangedSince ? 'Undo anyway' : 'Undo'}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
