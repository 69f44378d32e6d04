import { getFingerprintId } from '@rotunda/api-client/fingerprint-id';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { ERROR_NOTES_PATH, type ErrorNote, errorNotesQuery } from '#shared/script/failures/error-notes-query.ts';
import { notify } from '#ui/toasts/toasts.tsx';

/** A change of the team's note on errors. Missing members stay unchanged. */
export type ErrorNoteChange = Partial<Pick<ErrorNote, 'isMuted' | 'note'>>;

/** Returns a function that finds the team's note on the errors of a fingerprint, by its label. */
export function useErrorNotes(): (label: string | undefined) => ErrorNote | undefined {
  const notes = useQuery(errorNotesQuery).data;
  return (label) => (label === undefined ? undefined : notes?.get(getFingerprintId(label)));
}

type Change = {
  label: string;
  wanted: Required<ErrorNoteChange>;
  /** The confirmation message, with the previous values for an undo. */
  said?: { message: string; before: Required<ErrorNoteChange> };
};

/** Returns the mutation that changes the team's note on the errors of a fingerprint and offers an undo. */
export function useChangeErrorNote() {
  const client = useQueryClient();
  // The callbacks are on the mutation itself, because the dialog that started the change is closed by then.
  const change = useMutation({
    mutationFn: ({ label, wanted }: Change) =>
      callBff<ErrorNote>('bff.errorNotes.set', `${ERROR_NOTES_PATH}/${getFingerprintId(label)}`, {
        method: 'PUT',
        body: wanted,
      }),
    onSuccess: (_note, { label, said }) => {
      if (!said) return;
      notify(said.message, { label: 'Undo', run: () => change.mutate({ label, wanted: said.before }) });
    },
    onError: (error) => notify(explainFailure('Nothing was changed', error)),
    onSettled: () => client.invalidateQueries({ queryKey: errorNotesQuery.queryKey }),
  });
  return (label: string, { isMuted, note }: ErrorNoteChange, message: string) => {
    const known = client.getQueryData(errorNotesQuery.queryKey)?.get(getFingerprintId(label));
    const before = { isMuted: known?.isMuted ?? false, note: known?.note ?? '' };
    const wanted = { isMuted: isMuted ?? before.isMuted, note: note ?? before.note };
    change.mutate({ label, wanted, said: { message, before } });
  };
}
