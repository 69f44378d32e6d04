import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';

/** Retries after `error`. Busy until the retry has ended with another error or succeeded. */
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
