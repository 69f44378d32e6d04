import { fingerprintId } from '@rotunda/api-client/fingerprint-id';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { ERROR_NOTES_PATH, type ErrorNote, errorNotesQuery } from '#shared/script/failures/error-notes-query.ts';
import { notify } from '#ui/toasts/toasts.tsx';

/** A change of what the team keeps on errors; members that are absent stay as they are. */
export type ErrorNoteChange = Partial<Pick<ErrorNote, 'isMuted' | 'note'>>;

/** Finds what the team keeps on the errors of a fingerprint, by its label. */
export function useErrorNotes(): (label: string | undefined) => ErrorNote | undefined {
  const notes = useQuery(errorNotesQuery).data;
  return (label) => (label === undefined ? undefined : notes?.get(fingerprintId(label)));
}

type Change = {
  label: string;
  wanted: Required<ErrorNoteChange>;
  /** What is said of it, with the way back to what there was before. */
  said?: { message: string; before: Required<ErrorNoteChange> };
};

/** Changes what the team keeps on the errors of a fingerprint, and offers to undo it. */
export function useChangeErrorNote() {
  const client = useQueryClient();
  // What follows a change is said of the mutation itself: a dialog that made it is closed by then.
  const change = useMutation({
    mutationFn: ({ label, wanted }: Change) =>
      callBff<ErrorNote>('bff.errorNotes.set', `${ERROR_NOTES_PATH}/${fingerprintId(label)}`, {
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
    const known = client.getQueryData(errorNotesQuery.queryKey)?.get(fingerprintId(label));
    const before = { isMuted: known?.isMuted ?? false, note: known?.note ?? '' };
    const wanted = { isMuted: isMuted ?? before.isMuted, note: note ?? before.note };
    change.mutate({ label, wanted, said: { message, before } });
  };
}
