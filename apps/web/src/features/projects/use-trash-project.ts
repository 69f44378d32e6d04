import { explainFailure } from '#shared/errors/explain-failure.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { useChangeProjectFile } from './queries.ts';

/** Returns a function that trashes or restores a project and offers an undo. */
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
        onError: (error) => notify(explainFailure(`The project was not ${trashed ? 'moved' : 'restored'}`, error)),
      },
    );
  return { trash, isPending };
}
