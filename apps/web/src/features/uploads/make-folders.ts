import { api } from '#shared/api/api.ts';
import { createFile } from '#shared/files/create-file.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';
import type { ChosenFile } from './chosen-file.ts';

const FOLDER_TYPE = 'application/vnd.google-apps.folder';

/** Files that go into one folder. */
export type FolderOfFiles = { folderId: string; files: readonly ChosenFile[] };

/**
 * Finds or makes the folders that files lie in, below `topId`, each before those inside it. A folder that is there already
 * under its name takes the files in. Rejects with what the service says; folders that were made by then stay.
 */
export async function makeFolders(topId: string, chosen: readonly ChosenFile[]): Promise<FolderOfFiles[]> {
  const ids = new Map<string, string>([['', topId]]);
  const files = new Map<string, ChosenFile[]>();
  for (const each of chosen) {
    const path = each.folders.join('/');
    files.set(path, [...(files.get(path) ?? []), each]);
  }
  for (const folders of chosen.map((each) => each.folders)) {
    for (let depth = 1; depth <= folders.length; depth += 1) {
      const path = folders.slice(0, depth).join('/');
      if (ids.has(path)) continue;
      const parentId = ids.get(folders.slice(0, depth - 1).join('/')) ?? topId;
      ids.set(path, await findOrMake(folders[depth - 1] ?? '', parentId));
    }
  }
  return [...files].map(([path, inside]) => ({ folderId: ids.get(path) ?? topId, files: inside }));
}

async function findOrMake(name: string, parentId: string): Promise<string> {
  const q = `${quoteTerm(parentId)} in parents and name = ${quoteTerm(name)} and mimeType = ${quoteTerm(FOLDER_TYPE)} and trashed = false`;
  const drives = { supportsAllDrives: true, includeItemsFromAllDrives: true };
  const { files = [] } = await api.call('drive.files.list', {
    q,
    pageSize: 1,
    ...drives,
    fields: 'nextPageToken,files(id)',
  });
  const found = files[0]?.id;
  if (found !== undefined) return found;
  const made = await createFile({ name, mimeType: FOLDER_TYPE, parents: [parentId] }, 'id');
  return made.id ?? '';
}
