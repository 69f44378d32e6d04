import { useBlocker } from '@tanstack/react-router';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

/** Asks for confirmation before unsaved input is discarded, both within the console and when the page is closed. */
export function LeaveGuard({ isActive, onLeave }: { isActive: boolean; onLeave: () => void }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isActive && current.pathname !== next.pathname,
    enableBeforeUnload: isActive,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title="Discard changes?" isOpen onClose={blocker.reset}>
      <p className="text-ink-2">Your changes are not saved.</p>
      <div className="flex justify-end gap-8">
        <Button
          size="form"
          onPress={() => {
            onLeave();
            blocker.proceed();
          }}
        >
          Leave
        </Button>
        <Button size="form" kind="primary" autoFocus onPress={blocker.reset}>
          Stay here
        </Button>
      </div>
    </Dialog>
  );
}
