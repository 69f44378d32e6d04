import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { notify } from '#ui/toasts/toasts.tsx';

/** What was written, and what takes it back. */
export type Written = { message: string; undo?: () => Promise<unknown> };

/** A write, and what lists show of it while it is being sent. */
export type UndoableWrite<Shown> = { write: () => Promise<Written>; shown: Shown | undefined };

/**
 * Runs writes whose lists are loaded again afterwards: says what was done, with a way to take it back, or why it was not.
 * `run` resolves to whether it was done. `usePendingWrites` finds what is shown of them, under the same IDs.
 */
export function useUndoableWrite<Shown = never>(operationIds: readonly string[]) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationKey: operationIds,
    mutationFn: ({ write }: UndoableWrite<Shown>) => write(),
    onSettled: () => Promise.all(operationIds.map((id) => client.invalidateQueries({ queryKey: [id] }))),
  });
  const run = async (write: () => Promise<Written>, shown?: Shown): Promise<boolean> => {
    try {
      const { message, undo } = await mutateAsync({ write, shown });
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
