import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { notify } from '#ui/toasts/toasts.tsx';

/** A completed write, with its undo. */
export type WriteResult = { message: string; undo?: () => Promise<unknown> };

/** A write, and the optimistic state that lists show while it is in flight. */
export type UndoableWrite<Shown> = { write: () => Promise<WriteResult>; shown: Shown | undefined };

/**
 * Runs writes and refetches their lists: reports the result with an undo, or the error. `run` resolves to whether the write
 * succeeded. `usePendingWrites` returns the optimistic state under the same IDs.
 */
export function useUndoableWrite<Shown = never>(operationIds: readonly string[]) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationKey: operationIds,
    mutationFn: ({ write }: UndoableWrite<Shown>) => write(),
    onSettled: () => Promise.all(operationIds.map((id) => client.invalidateQueries({ queryKey: [id] }))),
  });
  const run = async (write: () => Promise<WriteResult>, shown?: Shown): Promise<boolean> => {
    try {
      const { message, undo } = await mutateAsync({ write, shown });
      notify(message, undo && { label: 'Undo', run: () => void run(() => runUndo(undo)) });
      return true;
    } catch (error) {
      notify(explainFailure('Nothing was changed', error instanceof Error ? error : new Error(String(error))));
      return false;
    }
  };
  return { run, isWriting: isPending };
}

async function runUndo(undo: () => Promise<unknown>): Promise<WriteResult> {
  await undo();
  return { message: 'Undone' };
}
