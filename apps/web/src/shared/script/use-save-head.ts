import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { isSameContent } from './is-same-content.ts';
import { contentQuery } from './queries.ts';
import { type ScriptFile, toScriptFiles } from './script-file.ts';

/** HEAD is no longer what the draft began from: saving would take away what somebody else has saved. */
export class HeadChangedError extends Error {
  override readonly name = 'HeadChangedError';
  /** What is saved now. */
  readonly head: readonly ScriptFile[];

  constructor(head: readonly ScriptFile[]) {
    super('HEAD has changed in the meantime.');
    this.head = head;
  }
}

type SaveOrder = { base: readonly ScriptFile[]; files: readonly ScriptFile[] };

/**
 * Replaces HEAD as a whole, after a look that it is still what the draft began from. The service knows no condition on
 * writes, so the look comes directly before. Rejects with HeadChangedError when it is not.
 */
export function useSaveHead(scriptId: string) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async ({ base, files }: SaveOrder) => {
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
  const undo = ({ base, files }: SaveOrder) =>
    save.mutate(
      { base: files, files: base },
      {
        onSuccess: () => notify('Restored the previous content as HEAD'),
        onError: (error) => notify(`Saving was not undone: ${explainSaveError(error)}`),
      },
    );
  return { save, undo };
}

/** Why saving did not work, in one sentence. */
export function explainSaveError(error: Error): string {
  return error instanceof HeadChangedError ? error.message : explainError(error);
}

/** The place in the code that an answer of the service blames, if it blames one. */
export function findBlamedLine(error: Error): { file: string; line: number } | undefined {
  const [, line, file] = / line: (\d+) file: (.+?)(?: \(\w+\))?$/.exec(error.message) ?? [];
  return line && file ? { file, line: Number(line) } : undefined;
}
