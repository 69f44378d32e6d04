import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { OutsideNotice } from '#shared/people/outside-notice.tsx';
import type { Permission } from '#shared/permissions/permission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { useSharingChange } from './queries.ts';

type TransferDialogProps = { fileId: string; permission: Permission; onClose: () => void };

/** Transfers the ownership of a file. The former owner cannot undo this, so the address must be typed. */
export function TransferDialog({ fileId, permission, onClose }: TransferDialogProps) {
  const change = useSharingChange(fileId);
  const [typed, setTyped] = useState('');
  const [isMoved, setIsMoved] = useState(false);
  const email = permission.emailAddress ?? '';
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  const submit = () => {
    if (!isConfirmed || change.isPending) return;
    const body = { type: 'user', role: 'owner', emailAddress: email } as const;
    const options = { transferOwnership: true, ...(isMoved && { moveToNewOwnersRoot: true }) };
    change.mutate(
      { kind: 'create', body, options },
      {
        onSuccess: () => {
          notify(`${permission.displayName ?? email} owns the file now. Only they can transfer it back.`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title="Transfer ownership" isOpen onClose={onClose}>
      <p>
        {permission.displayName ?? email} will own the file and can delete it forever. You keep access as a writer. Only
        the new owner can transfer it back.
      </p>
      <OutsideNotice addresses={[email]} />
      <Checkbox isSelected={isMoved} onChange={setIsMoved}>
        Move to the new owner’s root folder
      </Checkbox>
      <TextField label={`Type ${email} to confirm`} value={typed} onChange={setTyped} autoFocus />
      <DialogFoot
        effect="permanent"
        error={change.error && explainFailure('The ownership was not transferred', change.error)}
        onClose={onClose}
      >
        <Button
          kind="danger"
          size="form"
          data-op="drive.permissions.create"
          effect="permanent"
          disabledReason={!isConfirmed ? 'Type the address first.' : undefined}
          isBusy={change.isPending}
          onPress={submit}
        >
          Transfer ownership
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
