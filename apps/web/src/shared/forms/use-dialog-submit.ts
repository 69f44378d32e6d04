import { useState } from 'react';
import { useOneAtATime } from '#lib/use-one-at-a-time.ts';
import { explainError } from '#shared/errors/error-view.tsx';

/** The sending of a dialog: one at a time; it closes when it was taken, and stays with the reason when it was not. */
export function useDialogSubmit(onClose: () => void) {
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const runOnce = useOneAtATime();
  return {
    /** Why it was not taken, to be shown where it was asked. */
    error,
    isPending,
    clearError: () => setError(undefined),
    submit: async (send: () => Promise<unknown>): Promise<void> => {
      await runOnce(async () => {
        setIsPending(true);
        const refusal = await send().then(
          () => undefined,
          (reason: Error) => explainError(reason),
        );
        setIsPending(false);
        setError(refusal);
        if (refusal === undefined) onClose();
      });
    },
  };
}
