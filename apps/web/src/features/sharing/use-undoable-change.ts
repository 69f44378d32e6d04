import { explainFailure } from '#shared/errors/explain-failure.ts';
import type { Permission } from '#shared/permissions/permission.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { type SharingChange, useSharingChange } from './queries.ts';

/**
 * Returns a function that changes the sharing of a file and offers an undo. `inverseOf` returns the inverse change for the
 * service's response. Failures of the change are in `error`; failures of the undo are shown as a message.
 */
export function useUndoableChange(fileId: string) {
  const { mutateAsync, isPending, error } = useSharingChange(fileId);
  const undo = (inverse: SharingChange) =>
    mutateAsync(inverse).then(
      () => notify('Undone'),
      (reason: Error) => notify(explainFailure('The change could not be undone', reason)),
    );
  // Handled after the promise instead of by the mutation, because a removed row is unmounted by then.
  const send = (request: SharingChange, done: string, inverseOf: (response: Permission | undefined) => SharingChange) =>
    void mutateAsync(request).then(
      (response) => notify(done, { label: 'Undo', run: () => void undo(inverseOf(response)) }),
      () => undefined,
    );
  return { send, isPending, error };
}
