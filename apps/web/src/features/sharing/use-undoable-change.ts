import { explainFailure } from '#shared/errors/explain-failure.ts';
import type { Permission } from '#shared/permissions/permission.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { type SharingChange, useSharingChange } from './queries.ts';

/**
 * Changes the sharing of a file and offers to take the change back. `inverseOf` tells from what the service answered how
 * that is done. What fails is told by `error`; what cannot be taken back, by a message.
 */
export function useUndoableChange(fileId: string) {
  const { mutateAsync, isPending, error } = useSharingChange(fileId);
  const undo = (inverse: SharingChange) =>
    mutateAsync(inverse).then(
      () => notify('Undone'),
      (reason: Error) => notify(explainFailure('The change could not be undone', reason)),
    );
  // Told after the promise and not by the mutation: a row that was removed is gone by then.
  const send = (request: SharingChange, done: string, inverseOf: (response: Permission | undefined) => SharingChange) =>
    void mutateAsync(request).then(
      (response) => notify(done, { label: 'Undo', run: () => void undo(inverseOf(response)) }),
      () => undefined,
    );
  return { send, isPending, error };
}
