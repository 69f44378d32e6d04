import { useBlocker } from '@tanstack/react-router';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';

type LeaveGuardProps = {
  isActive: boolean;
  /** Whether the input is being saved, which leaving does not stop. */
  isSaving: boolean;
  /** Called when the user discards the input. */
  onDiscard: () => void;
};

/** Asks for confirmation before unsaved input is discarded, both within the console and when the page is closed. */
export function LeaveGuard({ isActive, isSaving, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    enableBeforeUnload: isActive,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title={isSaving ? 'Leave while saving?' : 'Discard changes?'} isOpen onClose={blocker.reset}>
      <p className="text-ink-2">
        {isSaving
          ? 'Your changes are being saved, also if you leave. If that fails, they are here when you return.'
          : 'Your changes are not saved.'}
      </p>
      <DialogButtons>
        <Button
          size="form"
          onPress={() => {
            if (!isSaving) onDiscard();
            blocker.proceed();
          }}
        >
          Leave
        </Button>
        <Button size="form" kind="primary" autoFocus onPress={blocker.reset}>
          Stay here
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
