import { useExternalStore } from '#lib/external-store.ts';
import { signOut } from '#shared/session/sign-out.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { unconfirmedEffects } from './request-sign-out.ts';

/** Asks for confirmation of a sign-out that would stop or delete work. */
export function SignOutQuestion() {
  const effects = useExternalStore(unconfirmedEffects);
  if (effects.length === 0) return null;
  const close = () => unconfirmedEffects.set([]);
  const confirm = () => {
    close();
    void signOut();
  };
  return (
    <Dialog title="Sign out with unfinished work?" isOpen onClose={close}>
      <ul className="list-disc pl-20">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <DialogFoot onClose={close}>
        <Button kind="danger" size="form" onPress={confirm}>
          Sign out
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
