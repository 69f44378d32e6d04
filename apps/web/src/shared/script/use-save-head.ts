import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { isSameContent } from './is-same-content.ts';
import { contentQuery } from './queries.ts';
import { type ScriptFile, toScriptFiles } from './script-file.ts';

/** HEAD differs from the base of the draft: saving would overwrite another user's changes. */
export class HeadChangedError extends Error {
  override readonly name = 'HeadChangedError';
  /** The files currently saved at HEAD. */
  readonly head: readonly ScriptFile[];

  constructor(head: readonly ScriptFile[]) {
    super('HEAD has changed in the meantime.');
    this.head = head;
  }
}

type SaveRequest = { base: readonly ScriptFile[]; files: readonly ScriptFile[] };

/**
 * Replaces HEAD as a whole after checking that it is still the base of the draft. The service does not support conditional
 * writes, so the check precedes the write directly. Rejects with HeadChangedError if HEAD has changed.
 */
export function useSaveHead(scriptId: string) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async ({ base, files }: SaveRequest) => {
      const content = await client.fetchQuery({ ...contentQuery(scriptId), staleTime: 0 });
      const head = toScriptFiles(content);
      if (!isSameContent(head, base)) throw new HeadChangedError(head);
      await api.call('script.projects.updateContent', { scriptId }, { body: { files: [...files] } });
    },
    onSettled: () =>
      Promise.all(
        ['script.projects.getContent', 'script.projects.get'].map((id) => client.invalidateQueries({ queryKey: [id] })),
      ),
  });
  const undo = ({ base, files }: SaveRequest) =>
    save.mutate(
      { base: files, files: base },
      {
        onSuccess: () => notify('Restored the previous content as HEAD'),
        onError: (error) => notify(`Saving was not undone: ${explainSaveError(error)}`),
      },
    );
  return { save, undo };
}

/** Explains in one sentence why saving failed. */
export function explainSaveError(error: Error): string {
  return error instanceof HeadChangedError ? error.message : explainError(error);
}

/** Returns the position in the code that a service error refers to, if any. */
export function findErrorLine(error: Error): { file: string; line: number } | undefined {
  const [, line, file] = / line: (\d+) file: (.+?)(?: \(\w+\))?$/.exec(error.message) ?? [];
  return line && file ? { file, line: Number(line) } : undefined;
}
