import { explainError } from '#shared/errors/error-view.tsx';
import { countOf } from '#shared/format/count.ts';
import {
  type FileRole,
  inheritedRole,
  type Permission,
  roleName,
  roleRank,
  roleSentence,
  type SharedItem,
} from '#shared/permissions/permission.ts';
import { BusyLabel } from '#ui/busy-label.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { notify } from '#ui/toasts.tsx';
import { useSharingChange } from './queries.ts';
import { ShareFields, useShareForm } from './share-form.tsx';

type ShareDialogProps = {
  file: SharedItem;
  roles: readonly FileRole[];
  /** People and groups who have access already. */
  permissions: readonly Permission[];
  onClose: () => void;
};

/** Gives people access: addresses, a role, an end, a note; says before sending what they will be able to do. */
export function ShareDialog({ file, roles, permissions, onClose }: ShareDialogProps) {
  const change = useSharingChange(file.id ?? '');
  const form = useShareForm();
  const { addresses, change: fields } = form;
  const submit = async () => {
    if (!form.check() || change.isPending) return;
    const rest: string[] = [];
    for (const emailAddress of addresses) {
      const request = { kind: 'create', body: form.grantOf(emailAddress), options: form.options } as const;
      const error = await change.mutateAsync(request).catch((reason: Error) => reason);
      if (error instanceof Error) {
        rest.push(emailAddress);
        fields.setProblem(`${emailAddress}: ${explainError(error)}`);
      }
    }
    const shared = addresses.length - rest.length;
    if (shared > 0) notify(`Shared with ${countOf(shared, 'person')}`);
    // Whoever could not be added stays in the field, to be mended.
    if (rest.length === 0) onClose();
    else fields.setText(rest.join(', '));
  };
  return (
    <Dialog title={`Share ${file.name ?? 'the file'}`} isOpen onClose={onClose}>
      <ShareFields form={form} roles={roles} />
      <Preview addresses={addresses} role={form.values.role} permissions={permissions} />
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
            label={addresses.length > 1 ? `Share with ${addresses.length} people` : 'Share'}
            busyLabel="Sharing"
          />
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type PreviewProps = { addresses: readonly string[]; role: FileRole; permissions: readonly Permission[] };

/** What the people will be able to do, compared with what they can do now. */
function Preview({ addresses, role, permissions }: PreviewProps) {
  const lines = addresses.map((address) => {
    const current = permissions.find(({ emailAddress }) => emailAddress?.toLowerCase() === address.toLowerCase());
    if (!current) return `${address} ${roleSentence(role)}.`;
    // A role that is given here takes nothing away of one that comes from above.
    const above = inheritedRole(current);
    if (above !== undefined && roleRank(above) > roleRank(role)) {
      return `${address} keeps ${roleName(above)} access (inherited).`;
    }
    if (roleRank(current.role) === roleRank(role)) return `${address} already has the ${roleName(role)} role.`;
    return `${address} was ${roleName(current.role).toLowerCase()}; now ${roleSentence(role)}.`;
  });
  return (
    <div role="status">
      {lines.length > 0 && (
        <ul aria-label="Result" className="flex flex-col gap-2 rounded-card bg-sunken p-8 text-small">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
