import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { cacheEvent } from './cache-event.ts';
import type { Done, Touched } from './event-writes.ts';
import { PartialFailureError } from './partial-failure-error.ts';
import { isStaleAfter } from './stale-after-write.ts';

/** Something that was written; `shown` resolves once screens have read it. */
export type Written = Done & { shown: Promise<unknown> };

/**
 * Runs writes to calendars: says what was done with a way to take it back, or why it was not done, and loads again what
 * they have touched of what calendar screens show. `run` resolves to what was done as soon as the service has answered,
 * and to undefined when it failed; a place that shows why gives `onError` and takes the place of the message. `isWriting`
 * lasts until what was written is shown.
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
  /** Runs a write; resolves to whether it was done, once screens show it. */
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

/** What is said of a write that failed. */
export function failureText(error: Error): string {
  return error instanceof PartialFailureError ? error.message : explainFailure('Nothing was changed', error);
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
