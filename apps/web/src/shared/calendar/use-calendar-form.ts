import { useRef, useState } from 'react';
import type { Done } from './event-writes.ts';
import { failureText, useCalendarWrite, type Written } from './use-calendar-write.ts';

/** Writes to calendars from a form: one at a time, and `error` says in the form why the last one was not made. */
export function useCalendarForm() {
  const { run, isWriting } = useCalendarWrite();
  const [error, setError] = useState<string>();
  // Two presses can come before what is drawn says that the first one is on its way.
  const isSending = useRef(false);
  const send = async (write: () => Promise<Done>): Promise<Written | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    setError(undefined);
    const done = await run(write, (reason) => setError(failureText(reason)));
    isSending.current = false;
    return done;
  };
  return { send, isWriting, error };
}
