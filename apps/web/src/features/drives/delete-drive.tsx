import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DangerAction } from '#ui/page/danger-zone.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import type { SharedDrive } from './drive.ts';
import { driveItemsQuery, useDriveChange } from './queries.ts';

type DeleteDriveProps = { drive: SharedDrive; isAdmin: boolean; onGone: () => void };

/** Deletes a shared drive, or shows what prevents the deletion. */
export function DeleteDrive({ drive, isAdmin, onGone }: DeleteDriveProps) {
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const items = useQuery(driveItemsQuery(drive.id ?? '', 5));
  const names = (items.data?.files ?? []).map(({ name }) => name ?? '').filter(Boolean);
  const isFull = names.length > 0;
  const refusal = deleteRefusal({
    role: roleRefusal(session, 'drive.drives.delete', 'Deleting drives'),
    canDelete: isAdmin || drive.capabilities?.canDeleteDrive !== false || isFull,
    isBlocked: isFull && !isAdmin,
  });
  return (
    <DangerAction
      label="Delete drive"
      what="Deletes the drive and removes its members’ access."
      refusal={refusal}
      operationId="drive.drives.delete"
      isBusy={items.isPending}
      onPress={() => setIsAsking(true)}
    >
      {isFull && (
        <div className="w-full text-ink-2">
          <p>The drive is not empty. It contains items such as:</p>
          <ul className="list-disc pl-20">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {isAsking && (
        <DeleteDriveDialog
          drive={drive}
          isAdmin={isAdmin}
          isFull={isFull}
          onClose={() => setIsAsking(false)}
          onGone={onGone}
        />
      )}
    </DangerAction>
  );
}

type Facts = { role: string | undefined; canDelete: boolean; isBlocked: boolean };

function deleteRefusal({ role, canDelete, isBlocked }: Facts): string | undefined {
  if (role !== undefined) return role;
  if (isBlocked)
    return 'Only an empty drive can be deleted. In administrator mode, you can delete it with its contents.';
  return canDelete ? undefined : 'Only organizers of the drive can delete it.';
}

type DeleteDriveDialogProps = DeleteDriveProps & { isFull: boolean; onClose: () => void };

function DeleteDriveDialog({ drive, isAdmin, isFull, onClose, onGone }: DeleteDriveDialogProps) {
  const change = useDriveChange(isAdmin);
  const [typed, setTyped] = useState('');
  const [takesItems, setTakesItems] = useState(false);
  const name = drive.name ?? '';
  const takenItems = isFull && !takesItems ? 'Confirm deleting the contents first.' : undefined;
  const missing = typed.trim() === name ? takenItems : 'Type the name of the drive first.';
  const submit = () =>
    change.mutate(
      { kind: 'delete', driveId: drive.id ?? '', allowItemDeletion: takesItems },
      {
        onSuccess: () => {
          notify(`${name} was deleted`);
          onGone();
        },
      },
    );
  return (
    <Dialog title={`Delete ${name}`} isOpen onClose={onClose}>
      <p>Deletes the drive. Its members lose access.</p>
      {isFull && (
        <Checkbox isSelected={takesItems} onChange={setTakesItems}>
          Also delete all contents
        </Checkbox>
      )}
      <TextField label={`Type ${name} to confirm`} value={typed} onChange={setTyped} autoFocus />
      <DialogFoot
        effect="permanent"
        error={change.error && explainFailure('The drive was not deleted', change.error)}
        onClose={onClose}
      >
        <Button
          kind="danger"
          size="form"
          data-op="drive.drives.delete"
          disabledReason={missing}
          isBusy={change.isPending}
          onPress={submit}
        >
          Delete drive
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
