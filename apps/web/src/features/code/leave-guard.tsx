import { useBlocker } from '@tanstack/react-router';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import type { useDraft } from './use-draft.ts';

type LeaveGuardProps = Pick<ReturnType<typeof useDraft>, 'draftState' | 'flush'>;

/** Stores the draft before the user leaves the page. Asks for confirmation only if the browser could not store it. */
export function LeaveGuard({ draftState, flush }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await flush()),
    enableBeforeUnload: () => draftState !== 'stored',
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title="Leave without saving?" isOpen onClose={blocker.reset}>
      <p>This browser could not save the draft. Its storage may be full or disabled.</p>
      <DialogButtons>
        <Button size="form" onPress={blocker.reset}>
          Stay
        </Button>
        <Button kind="danger" size="form" onPress={blocker.proceed}>
          Leave anyway
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
