import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { isSameContent } from '#shared/script/is-same-content.ts';
import { contentQuery } from '#shared/script/queries.ts';
import { type ScriptFile, toScriptFiles } from '#shared/script/script-file.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { Draft } from './draft.ts';

/** Restores the files of a version as a draft of HEAD, so that users see the changes before they save them. */
export function useRestoreVersion(scriptId: string, onDraft: (draft: Draft) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (files: readonly ScriptFile[]): Promise<Draft> => {
      const head = await client.fetchQuery({ ...contentQuery(scriptId), staleTime: 0 });
      return { base: toScriptFiles(head), files };
    },
    onSuccess: (draft) => {
      if (isSameContent(draft.base, draft.files)) notify('The latest code is the same as this version');
      else onDraft(draft);
    },
    onError: (error) => notify(explainFailure('The code was not restored', error)),
  });
}
