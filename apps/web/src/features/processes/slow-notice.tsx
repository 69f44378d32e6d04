import { useEffect, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';

const SLOW_MS = 3_000; // Most responses arrive within one second. After three, users need the choice to stop.

type SlowNoticeProps = { isLoading: boolean; onStop: () => void };

/** Shows that loading is slow, with a button to cancel it. */
export function SlowNotice({ isLoading, onStop }: SlowNoticeProps) {
  return isLoading ? <WaitingNotice onStop={onStop} /> : null;
}

function WaitingNotice({ onStop }: { onStop: () => void }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {isSlow && (
        <p className="flex flex-wrap items-center gap-12 px-16 py-4 text-ink-2">
          The service is slow to respond. Try narrower filters.
          <Button onPress={onStop}>Stop loading</Button>
        </p>
      )}
    </div>
  );
}
