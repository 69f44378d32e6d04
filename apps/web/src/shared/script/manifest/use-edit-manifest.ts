import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contentQuery } from '#shared/script/queries.ts';
import { toScriptFiles } from '#shared/script/script-file.ts';
import { explainSaveError, useSaveHead } from '#shared/script/use-save-head.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { editManifest, type ManifestValue } from './edit-manifest.ts';

type ManifestEdit = { edit: (manifest: ManifestValue) => ManifestValue; message: string };

/** Returns a function that changes the saved manifest of a project, confirms this with `message` and offers an undo. */
export function useEditManifest(scriptId: string) {
  const client = useQueryClient();
  const { save, undo } = useSaveHead(scriptId);
  return useMutation({
    mutationFn: async ({ edit }: ManifestEdit) => {
      const content = await client.fetchQuery({ ...contentQuery(scriptId), staleTime: 0 });
      const base = toScriptFiles(content);
      const files = editManifest(base, edit);
      if (!files) throw new Error('appsscript.json is not a JSON object. Correct it in the code first.');
      await save.mutateAsync({ base, files });
      return { base, files };
    },
    onSuccess: (saved, { message }) => notify(message, { label: 'Undo', run: () => undo(saved) }),
    onError: (error) => notify(`The manifest was not changed: ${explainSaveError(error)}`),
  });
}
