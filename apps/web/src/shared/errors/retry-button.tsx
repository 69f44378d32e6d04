import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';

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
      {isBusy ? 'Trying again' : 'Try again'}
    </Button>
  );
}
