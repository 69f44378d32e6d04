import type { ApiError } from '@rotunda/api-client/errors';
import { explainError } from '#shared/error-view.tsx';
import { goToStepUp } from '#shared/step-up.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';
import { notify } from '#ui/toasts.tsx';

/** Says why a proof is wanted, and leads to the sign-in and back to this screen. */
export function StepUpQuestion({ error, onClose }: { error: ApiError; onClose: () => void }) {
  const confirm = () => {
    goToStepUp().catch((reason: unknown) => {
      notify(reason instanceof Error ? explainError(reason) : 'The sign-in could not be opened');
    });
  };
  return (
    <Dialog title="Confirm your identity" isOpen onClose={onClose}>
      <p>This needs a sign-in within the last 15 minutes. You return to this screen and start it again.</p>
      <p className="font-mono text-ink-3 text-small">{error.operationId}</p>
      <div className="flex justify-end gap-8">
        <DialogClose onClose={onClose} />
        <Button size="form" kind="primary" onPress={confirm}>
          Sign in again
        </Button>
      </div>
    </Dialog>
  );
}
