import { describeRole, getGranteeName, type Permission } from '#shared/permissions/permission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';

/** Explains the effect of opening a file to more people or with a higher role, and asks for confirmation. */
export function WidenAccessDialog({
  audience,
  onClose,
  onOpen,
}: {
  /** The resulting access. */
  audience: Permission;
  onClose: () => void;
  onOpen: () => void;
}) {
  const who = getGranteeName(audience);
  const isUnknown = audience.type === 'anyone';
  return (
    <Dialog title={`Share with ${who.charAt(0).toLowerCase()}${who.slice(1)}`} isOpen onClose={onClose}>
      <p>
        {who} {describeRole(audience.role)}
        {isUnknown && ', without signing in'}.
      </p>
      {isUnknown && <p className="text-ink-2">Someone could open it before you undo this.</p>}
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.permissions.create drive.permissions.update"
          onPress={() => {
            onOpen();
            onClose();
          }}
        >
          Share
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
