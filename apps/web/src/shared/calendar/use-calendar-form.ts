import { useState } from 'react';
import { useSingleFlight } from '#lib/use-single-flight.ts';
import type { WriteResult } from './event-writes.ts';
import { type CompletedWrite, formatFailure, useCalendarWrite } from './use-calendar-write.ts';

/** Returns functions that write to calendars from a form, one write at a time. `error` is the last error, shown in the form. */
export function useCalendarForm() {
  const { run, isWriting } = useCalendarWrite();
  const [error, setError] = useState<string>();
  const runOnce = useSingleFlight();
  const send = (write: () => Promise<WriteResult>): Promise<CompletedWrite | undefined> =>
    runOnce(async () => {
      setError(undefined);
      return await run(write, (reason) => setError(formatFailure(reason)));
    });
  return { send, isWriting, error };
}
