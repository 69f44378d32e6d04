import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';

/** Shows the key for verifying webhooks, once. */
export function SigningSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title="Signing secret" isOpen onClose={onClose}>
      <p>Verify the signature of each webhook with this secret. It is shown only now.</p>
      <CopyableId id={secret} label="signing secret" maxLength={60} />
      <DialogButtons>
        <DialogClose kind="primary" onClose={onClose}>
          Done
        </DialogClose>
      </DialogButtons>
    </Dialog>
  );
}
