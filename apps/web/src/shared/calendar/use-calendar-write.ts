import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { cacheEvent } from './cache-event.ts';
import type { Done, Touched } from './event-writes.ts';
import { PartialFailureError } from './partial-failure-error.ts';
import { isStaleAfter } from './stale-after-write.ts';

/** A completed write. `shown` resolves once screens have refetched the data. */
export type Written = Done & { shown: Promise<unknown> };

/**
 * Runs writes to calendars: reports the result with an undo, or the error, and refetches the affected calendar data. `run`
 * resolves to the result once the service has responded, or to undefined on failure. Callers that show the error themselves pass
 * `onError`, which replaces the message. `isWriting` is true until the write is shown.
 */
export function useCalendarWrite() {
  const client = useQueryClient();
  const renew = (touched: Touched = 'anything') =>
    client.invalidateQueries({ predicate: ({ queryKey }) => isStaleAfter(touched, queryKey) });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (write: () => Promise<Done>) => write(),
    onSettled: (done) => renew(done?.touched),
  });
  const run = async (write: () => Promise<Done>, onError = sayError): Promise<Written | undefined> => {
    const response = Promise.withResolvers<Done>();
    const shown = mutateAsync(async () => {
      const done = await write();
      for (const event of done.now ?? []) cacheEvent(client, event);
      response.resolve(done);
      return done;
    });
    shown.catch(response.reject);
    try {
      const done = await response.promise;
      const { undo, message, touched } = done;
      notify(message, undo && { label: 'Undo', run: () => void undoWrite(undo, touched) });
      return { ...done, shown };
    } catch (error) {
      onError(toError(error));
      return undefined;
    }
  };
  const undoWrite = (undo: () => Promise<unknown>, touched: Touched = 'anything') =>
    run(async () => {
      await undo();
      return { message: 'Undone', touched };
    });
  /** Runs a write. Resolves to whether it succeeded, once screens show it. */
  const save = async (write: () => Promise<Done>): Promise<boolean> => {
    const done = await run(write);
    await done?.shown;
    return done !== undefined;
  };
  return { run, save, isWriting: isPending };
}

function sayError(error: Error): void {
  notify(failureText(error));
}

/** Returns the message for a failed write. */
export function failureText(error: Error): string {
  return error instanceof PartialFailureError ? error.message : explainFailure('Nothing was changed', error);
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
