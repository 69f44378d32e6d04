import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { notify } from '#ui/toasts.tsx';

/** What was written, and what takes it back. */
export type Written = { message: string; undo?: () => Promise<unknown> };

/**
 * Runs writes whose lists are loaded again afterwards: says what was done, with a way to take it back, or why it was not.
 * `run` resolves to whether it was done.
 */
export function useUndoableWrite(operationIds: readonly string[]) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (write: () => Promise<Written>) => write(),
    onSettled: () => Promise.all(operationIds.map((id) => client.invalidateQueries({ queryKey: [id] }))),
  });
  const run = async (write: () => Promise<Written>): Promise<boolean> => {
    try {
      const { message, undo } = await mutateAsync(write);
      notify(message, undo && { label: 'Undo', run: () => void run(() => undone(undo)) });
      return true;
    } catch (error) {
      notify(explainFailure('Nothing was changed', error instanceof Error ? error : new Error(String(error))));
      return false;
    }
  };
  return { run, isWriting: isPending };
}

async function undone(undo: () => Promise<unknown>): Promise<Written> {
  await undo();
  return { message: 'Undone' };
}
