import { useState } from 'react';
import { useSingleFlight } from '#lib/use-single-flight.ts';
import { explainError } from '#shared/errors/error-view.tsx';

/**
 * Returns the submit handler of a dialog. Submits once at a time, closes the dialog on success, and keeps it open with the error
 * otherwise.
 */
export function useDialogSubmit(onClose: () => void) {
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const runOnce = useSingleFlight();
  return {
    /** The error, to be shown in the dialog. */
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
