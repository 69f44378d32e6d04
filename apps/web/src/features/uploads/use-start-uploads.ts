import { api } from '#shared/api.ts';
import { explainError } from '#shared/error-view.tsx';
import { quoteTerm } from '#shared/quote-term.ts';
import { notify } from '#ui/toasts.tsx';
import type { UploadSource } from './upload.ts';
import { addUploads } from './upload-queue.ts';

/** A chosen file whose name another one in the folder has. */
export type NameConflict = { file: File; existingId: string };

/** What becomes of files whose names are taken. */
export type ConflictChoice = 'replace' | 'keep both' | 'skip';

const NAMES_PER_QUESTION = 20;

/** Begins uploads into a folder; files whose names are taken wait for a choice. */
export function useStartUploads(parentId: string | undefined) {
  return {
    /** Begins what can be begun and resolves with the rest. */
    begin: async (files: readonly File[]): Promise<readonly NameConflict[]> => {
      const taken = await findTaken(parentId ?? 'root', files).catch((error: Error) => {
        // Two files may have one name, so nothing is lost by going on.
        notify(`Whether names are taken is not known: ${explainError(error)}`);
        return new Map<string, string>();
      });
      addUploads(files.filter(({ name }) => !taken.has(name)).map((file): UploadSource => ({ file, parentId })));
      return files.flatMap((file) => {
        const existingId = taken.get(file.name);
        return existingId === undefined ? [] : [{ file, existingId }];
      });
    },
    /** Begins those whose names are taken, as was chosen. */
    settle: (conflicts: readonly NameConflict[], choice: ConflictChoice): void => {
      if (choice === 'skip') return;
      addUploads(
        conflicts.map(({ file, existingId }) =>
          choice === 'replace' ? { file, parentId, replacesId: existingId } : { file, parentId },
        ),
      );
    },
  };
}

async function findTaken(folderId: string, files: readonly File[]): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  for (let first = 0; first < files.length; first += NAMES_PER_QUESTION) {
    const names = files.slice(first, first + NAMES_PER_QUESTION).map(({ name }) => `name = ${quoteTerm(name)}`);
    const q = `${quoteTerm(folderId)} in parents and trashed = false and (${names.join(' or ')})`;
    const params = {
      q,
      pageSize: 1000,
      supportsAllDrives: true,
      includeItemsFromAllDrives: true,
      fields: 'files(id,name,size)',
    };
    const { files: found = [] } = await api.call('drive.files.list', params);
    // Only files with bytes of their own can get a new revision by an upload.
    for (const { id, name, size } of found) if (id && name && size !== undefined) taken.set(name, id);
  }
  return taken;
}
