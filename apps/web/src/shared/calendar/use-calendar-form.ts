import { useState } from 'react';
import { useOneAtATime } from '#lib/use-one-at-a-time.ts';
import type { Done } from './event-writes.ts';
import { failureText, useCalendarWrite, type Written } from './use-calendar-write.ts';

/** Returns functions that write to calendars from a form, one write at a time. `error` is the last error, shown in the form. */
export function useCalendarForm() {
  const { run, isWriting } = useCalendarWrite();
  const [error, setError] = useState<string>();
  const runOnce = useOneAtATime();
  const send = (write: () => Promise<Done>): Promise<Written | undefined> =>
    runOnce(async () => {
      setError(undefined);
      return await run(write, (reason) => setError(failureText(reason)));
    });
  return { send, isWriting, error };
}
