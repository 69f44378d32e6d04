import { useRef, useState } from 'react';
import { explainError } from './error-view.tsx';
import { tellIfProofWanted } from './step-up.ts';

/** The sending of a dialog: one at a time; it closes when it was taken, and stays with the reason when it was not. */
export function useDialogSubmit(onClose: () => void) {
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  // Two presses can come before what is drawn says that the first one is on its way.
  const isSending = useRef(false);
  return {
    /** Why it was not taken, to be shown where it was asked. */
    error,
    isPending,
    clearError: () => setError(undefined),
    submit: async (send: () => Promise<unknown>): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      setIsPending(true);
      const refusal = await send().then(
        () => undefined,
        (reason: Error) => {
          tellIfProofWanted(reason);
          return explainError(reason);
        },
      );
      isSending.current = false;
      setIsPending(false);
      setError(refusal);
      if (refusal === undefined) onClose();
    },
  };
}
