import { explainError } from '#shared/error-view.tsx';
import { notify } from '#ui/toasts.tsx';
import { useChangeProjectFile } from './queries.ts';

/** Moves a project to the trash, or out of it, and offers the way back. */
export function useTrashProject() {
  const { mutate, isPending } = useChangeProjectFile();
  const trash = (scriptId: string, trashed: boolean, hasUndo = true) =>
    mutate(
      { scriptId, change: { trashed } },
      {
        onSuccess: () =>
          notify(
            trashed ? 'Project moved to the trash' : 'Project restored',
            hasUndo ? { label: 'Undo', run: () => trash(scriptId, !trashed, false) } : undefined,
          ),
        onError: (error) => notify(`The project was not ${trashed ? 'moved' : 'restored'}: ${explainError(error)}`),
      },
    );
  return { trash, isPending };
}
