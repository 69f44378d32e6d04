import { countOf } from '@rotunda/api-client/count-of';
import { explainError } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { type FileRole, isInherited, type Permission, type SharedItem } from '#shared/permissions/permission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { BusyLabel } from '#ui/loading/busy-label.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { type SharingChange, useSharingChange } from './queries.ts';
import { restoreGrant } from './restore-permission.ts';
import { ShareFields, useShareForm } from './share-form.tsx';
import { SharePreview } from './share-preview.tsx';

type ShareDialogProps = {
  file: SharedItem;
  roles: readonly FileRole[];
  /** All current permissions. */
  permissions: readonly Permission[];
  onClose: () => void;
};

/** Shares a file: email addresses, a role, an expiry and a note. Shows the effect before sending. */
export function ShareDialog({ file, roles, permissions, onClose }: ShareDialogProps) {
  const change = useSharingChange(file.id ?? '');
  const form = useShareForm();
  const { addresses, change: fields } = form;
  const submit = async () => {
    if (!form.check() || change.isPending) return;
    const rest: string[] = [];
    const undo: SharingChange[] = [];
    for (const emailAddress of addresses) {
      const request = { kind: 'create', body: form.grantOf(emailAddress), options: form.options } as const;
      const made = await change.mutateAsync(request).catch((reason: Error) => reason);
      if (made instanceof Error) {
        rest.push(emailAddress);
        fields.setProblem(`${emailAddress}: ${explainError(made)}`);
      } else undo.push(toUndoChange(made, permissions, emailAddress));
    }
    const undoAll = async () => {
      for (const inverse of undo) await change.mutateAsync(inverse);
    };
    const run = () =>
      void undoAll().then(
        () => notify('Undone'),
        (reason: Error) => notify(explainFailure('The change could not be undone', reason)),
      );
    if (undo.length > 0) notify(`Shared with ${countOf(undo.length, 'person')}`, { label: 'Undo', run });
    // Addresses that failed stay in the field for correction.
    if (rest.length === 0) onClose();
    else fields.setText(rest.join(', '));
  };
  return (
    <Dialog title={`Share ${file.name ?? 'the file'}`} isOpen onClose={onClose}>
      <ShareFields form={form} roles={roles} />
      <SharePreview addresses={addresses} role={form.values.role} permissions={permissions} />
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.permissions.create"
          disabledReason={addresses.length === 0 ? 'Enter an address first.' : undefined}
          isBusy={change.isPending}
          onPress={() => void submit()}
        >
          <BusyLabel
            isBusy={change.isPending}
            label={addresses.length > 1 ? `Share with ${countOf(addresses.length, 'person')}` : 'Share'}
            busyLabel="Sharing"
          />
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Returns the change that reverts a grant: removes it, or restores the previous direct access. */
function toUndoChange(made: Permission | undefined, before: readonly Permission[], address: string): SharingChange {
  const own = before.find(
    (permission) => permission.emailAddress?.toLowerCase() === address.toLowerCase() && !isInherited(permission),
  );
  return own ? restoreGrant(own) : { kind: 'delete', permissionId: made?.id ?? '' };
}
