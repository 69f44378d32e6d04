import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { api } from '#shared/api/api.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';
import { notify } from '#ui/toasts.tsx';
import type { ChosenFile } from './chosen-file.ts';
import { type FolderOfFiles, makeFolders } from './make-folders.ts';
import { addUploads } from './upload-queue.ts';

/** A chosen file whose name another one in its folder has. */
export type NameConflict = ChosenFile & { parentId: string; existingId: string };

/** What becomes of files whose names are taken. */
export type ConflictChoice = 'replace' | 'keep both' | 'skip';

const TOP = 'root';
const NAMES_PER_QUESTION = 20;

/**
 * Begins uploads into a folder, or at the top of My Drive, with the folders that files lie in. Resolves with those whose
 * names are taken: they wait for a choice.
 */
export async function startUploads(
  parentId: string | undefined,
  chosen: readonly ChosenFile[],
): Promise<readonly NameConflict[]> {
  const places = await makeFolders(parentId ?? TOP, chosen).catch((error: Error) => {
    notify(explainFailure('The folders could not be created', error));
    return [];
  });
  const conflicts = await Promise.all(places.map(startIn));
  return conflicts.flat();
}

/** Begins those whose names are taken, as was chosen. */
export function settleConflicts(conflicts: readonly NameConflict[], choice: ConflictChoice): void {
  if (choice === 'skip') return;
  addUploads(
    conflicts.map(({ file, handle, parentId, existingId }) => ({
      file,
      handle,
      parentId,
      ...(choice === 'replace' && { replacesId: existingId }),
    })),
  );
}

async function startIn({ folderId, files }: FolderOfFiles): Promise<NameConflict[]> {
  const names = files.map(({ file }) => file.name);
  const taken = await findTaken(folderId, names).catch((error: Error) => {
    // Two files may have one name, so nothing is lost by going on.
    notify(`Could not check for existing files: ${explainError(error)}`);
    return new Map<string, string>();
  });
  const free = files.filter(({ file }) => !taken.has(file.name));
  addUploads(free.map(({ file, handle }) => ({ file, handle, parentId: folderId })));
  return files.flatMap((each) => {
    const existingId = taken.get(each.file.name);
    return existingId === undefined ? [] : [{ ...each, parentId: folderId, existingId }];
  });
}

async function findTaken(folderId: string, names: readonly string[]): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  for (let first = 0; first < names.length; first += NAMES_PER_QUESTION) {
    const some = names.slice(first, first + NAMES_PER_QUESTION).map((name) => `name = ${quoteTerm(name)}`);
    const q = `${quoteTerm(folderId)} in parents and trashed = false and (${some.join(' or ')})`;
    const params = {
      q,
      pageSize: maxPageSize('drive.files.list'),
      supportsAllDrives: true,
      includeItemsFromAllDrives: true,
      fields: 'nextPageToken,files(id,name,size)',
    };
    const { files: found = [] } = await api.call('drive.files.list', params);
    // Only files with bytes of their own can get a new revision by an upload.
    for (const { id, name, size } of found) if (id && name && size !== undefined) taken.set(name, id);
  }
  return taken;
}
