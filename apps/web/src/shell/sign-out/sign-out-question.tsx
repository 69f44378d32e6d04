import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createListeners } from '#lib/external-store.ts';
import { signOut } from '#shared/session/sign-out.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { readSignOutEffects } from './sign-out-effects.ts';

const requests = createListeners();
let canAsk = false;

/** Signs out. Asks for confirmation first if unfinished work would stop or be lost. */
export function requestSignOut(): void {
  if (canAsk) requests.emit();
  else void signOut();
}

/** Asks for confirmation of a sign-out that would stop or delete work. */
export function SignOutQuestion() {
  const queryClient = useQueryClient();
  const [effects, setEffects] = useState<readonly string[]>([]);
  useEffect(() => {
    canAsk = true;
    const unsubscribe = requests.subscribe(() => {
      void readSignOutEffects(queryClient).then((found) => (found.length === 0 ? signOut() : setEffects(found)));
    });
    return () => {
      canAsk = false;
      unsubscribe();
    };
  }, [queryClient]);
  if (effects.length === 0) return null;
  const close = () => setEffects([]);
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
      <div className="flex justify-end gap-8">
        <Button size="form" onPress={close}>
          Cancel
        </Button>
        <Button kind="danger" size="form" onPress={confirm}>
          Sign out
        </Button>
      </div>
    </Dialog>
  );
}
