import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { BusyLabel } from '#ui/loading/busy-label.tsx';

/** Tries again what failed with `error`, and is busy until that has ended with another error or is gone. */
export function RetryButton({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const [retried, setRetried] = useState<Error>();
  const isBusy = retried === error;
  const retry = () => {
    setRetried(error);
    onRetry();
  };
  return (
    <Button disabledReason={isBusy ? 'A response is awaited.' : undefined} onPress={retry}>
      <BusyLabel isBusy={isBusy} label="Try again" busyLabel="Trying again" />
    </Button>
  );
}
