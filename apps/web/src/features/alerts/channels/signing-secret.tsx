import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';

/** Shows the key for verifying webhooks, once. */
export function SigningSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title="Signing secret" isOpen onClose={onClose}>
      <p>Verify the signature of each webhook with this secret. It is shown only now.</p>
      <CopyableId id={secret} label="signing secret" maxLength={60} />
      <div className="dialog-foot flex justify-end">
        <DialogClose kind="primary" onClose={onClose}>
          Done
        </DialogClose>
      </div>
    </Dialog>
  );
}
