import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError } from '#shared/error-view.tsx';
import { notify } from '#ui/toasts.tsx';
import { calendarOperations } from './calendar-queries.ts';
import type { Done } from './event-writes.ts';

/**
 * Runs writes to calendars: says what was done with a way to take it back, or why it was not done, and loads again
 * what calendar screens show. `run` resolves to what was done, and to undefined when it failed; a place that shows why
 * gives `onError` and takes the place of the message.
 */
export function useCalendarWrite() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (write: () => Promise<Done>) => write(),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => calendarOperations.has(String(queryKey[0])) }),
  });
  const run = async (write: () => Promise<Done>, onError = sayError): Promise<Done | undefined> => {
    try {
      const done = await mutateAsync(write);
      const { undo, message } = done;
      notify(message, undo && { label: 'Undo', run: () => void takeBack(undo) });
      return done;
    } catch (error) {
      onError(toError(error));
      return undefined;
    }
  };
  const takeBack = (undo: () => Promise<unknown>) =>
    run(async () => {
      await undo();
      return { message: 'Taken back' };
    });
  return { run, isWriting: isPending };
}

function sayError(error: Error): void {
  notify(`Nothing was changed: ${explainError(error)}`);
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
