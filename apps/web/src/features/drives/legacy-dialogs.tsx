import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { generateId } from '#lib/random-id.ts';
import { ErrorView, explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { type TeamDrive, type TeamDriveChange, teamDriveQuery, useTeamDriveChange } from './legacy-queries.ts';

/** The open dialog of the legacy tab. */
export type LegacyDialog = { kind: 'create' } | { kind: 'show' | 'rename' | 'delete'; drive: TeamDrive };

/** A dialog of the legacy tab. */
export function LegacyDriveDialog({ dialog, onClose }: { dialog: LegacyDialog; onClose: () => void }) {
  if (dialog.kind === 'show') return <ShowDialog drive={dialog.drive} onClose={onClose} />;
  if (dialog.kind === 'delete') return <DeleteDialog drive={dialog.drive} onClose={onClose} />;
  return <NameDialog drive={dialog.kind === 'rename' ? dialog.drive : undefined} onClose={onClose} />;
}

function ShowDialog({ drive, onClose }: { drive: TeamDrive; onClose: () => void }) {
  const detail = useQuery(teamDriveQuery(drive.id ?? ''));
  return (
    <Dialog title={drive.name ?? 'Team drive'} isOpen isWide onClose={onClose}>
      {detail.isPending && <Skeleton label="Loading the team drive" rows={4} />}
      {isUnreadable(detail) && (
        <ErrorView
          error={detail.error}
          title="The team drive could not be loaded"
          onRetry={() => void detail.refetch()}
        />
      )}
      {detail.data && (
        <pre className="overflow-auto rounded-card bg-sunken p-12 font-mono">
          {JSON.stringify(detail.data, null, 2)}
        </pre>
      )}
      <DialogButtons>
        <DialogClose onClose={onClose}>Close</DialogClose>
      </DialogButtons>
    </Dialog>
  );
}

function NameDialog({ drive, onClose }: { drive: TeamDrive | undefined; onClose: () => void }) {
  const [name, setName] = useState(drive?.name ?? '');
  const requestId = useRef(generateId());
  const change = useTeamDriveChange();
  const trimmed = name.trim();
  const submit = () => {
    if (trimmed === '' || change.isPending) return;
    const request: TeamDriveChange = drive
      ? { kind: 'rename', teamDriveId: drive.id ?? '', name: trimmed }
      : { kind: 'create', name: trimmed, requestId: requestId.current };
    change.mutate(request, {
      onSuccess: () => {
        notify(drive ? `Renamed to ${trimmed}` : `${trimmed} was created`);
        onClose();
      },
    });
  };
  return (
    <Dialog title={drive ? 'Rename the team drive' : 'New team drive'} isOpen onClose={onClose}>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        errorMessage={change.error ? explainError(change.error) : undefined}
        autoFocus
      />
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op={drive ? 'drive.teamdrives.update' : 'drive.teamdrives.create'}
          disabledReason={trimmed === '' ? 'Enter a name first.' : undefined}
          isBusy={change.isPending}
          onPress={submit}
        >
          {drive ? 'Rename' : 'Create drive'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function DeleteDialog({ drive, onClose }: { drive: TeamDrive; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const change = useTeamDriveChange();
  const name = drive.name ?? '';
  const submit = () =>
    change.mutate(
      { kind: 'delete', teamDriveId: drive.id ?? '' },
      {
        onSuccess: () => {
          notify(`${name} was deleted`);
          onClose();
        },
      },
    );
  return (
    <Dialog title={`Delete ${name}`} isOpen onClose={onClose}>
      <p>Only an empty drive can be deleted.</p>
      <TextField
        label={`Type ${name} to confirm`}
        value={typed}
        onChange={setTyped}
        errorMessage={change.error ? explainError(change.error) : undefined}
        autoFocus
      />
      <DialogFoot effect="permanent" onClose={onClose}>
        <Button
          kind="danger"
          size="form"
          data-op="drive.teamdrives.delete"
          disabledReason={typed.trim() !== name ? 'Type the name first.' : undefined}
          isBusy={change.isPending}
          onPress={submit}
        >
          Delete drive
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
