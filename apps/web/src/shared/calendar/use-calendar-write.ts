import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { cacheEvent } from './cache-event.ts';
import type { AffectedCalendars, WriteResult } from './event-writes.ts';
import { PartialFailureError } from './partial-failure-error.ts';
import { isStaleAfter } from './stale-after-write.ts';

/** A completed write. `shown` resolves once screens have refetched the data. */
export type CompletedWrite = WriteResult & { shown: Promise<unknown> };

/**
 * Runs writes to calendars: reports the result with an undo, or the error, and refetches the affected calendar data. `run`
 * resolves to the result once the service has responded, or to undefined on failure. Callers that show the error themselves pass
 * `onError`, which replaces the message. `isWriting` is true until the write is shown.
 */
export function useCalendarWrite() {
  const client = useQueryClient();
  const renew = (touched: AffectedCalendars = 'anything') =>
    client.invalidateQueries({ predicate: ({ queryKey }) => isStaleAfter(touched, queryKey) });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (write: () => Promise<WriteResult>) => write(),
    onSettled: (done) => renew(done?.affected),
  });
  const run = async (write: () => Promise<WriteResult>, onError = notifyError): Promise<CompletedWrite | undefined> => {
    const response = Promise.withResolvers<WriteResult>();
    const shown = mutateAsync(async () => {
      const done = await write();
      for (const event of done.now ?? []) cacheEvent(client, event);
      response.resolve(done);
      return done;
    });
    shown.catch(response.reject);
    try {
      const done = await response.promise;
      const { undo, message, affected } = done;
      notify(message, undo && { label: 'Undo', run: () => void undoWrite(undo, affected) });
      return { ...done, shown };
    } catch (error) {
      onError(toError(error));
      return undefined;
    }
  };
  const undoWrite = (undo: () => Promise<unknown>, affected: AffectedCalendars = 'anything') =>
    run(async () => {
      await undo();
      return { message: 'Undone', affected };
    });
  /** Runs a write. Resolves to whether it succeeded, once screens show it. */
  const save = async (write: () => Promise<WriteResult>): Promise<boolean> => {
    const done = await run(write);
    await done?.shown;
    return done !== undefined;
  };
  return { run, save, isWriting: isPending };
}

function notifyError(error: Error): void {
  notify(formatFailure(error));
}

/** Returns the message for a failed write. */
export function formatFailure(error: Error): string {
  return error instanceof PartialFailureError ? error.message : explainFailure('Nothing was changed', error);
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
