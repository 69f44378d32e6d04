import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { api } from '#shared/api/api.ts';
import { createFile } from '#shared/files/create-file.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';
import type { FolderCalls } from './folder-resolver.ts';
import { withRetries } from './retry-upload.ts';

const FOLDER_TYPE = 'application/vnd.google-apps.folder';
const ANYWHERE = { supportsAllDrives: true, includeItemsFromAllDrives: true };

/**
 * Finds or creates folders in the service. Existing folders with the same name are reused. With thousands of files, the console
 * temporarily rejects some calls, which must not fail the uploads.
 */
export const folderCalls: FolderCalls = {
  open: (name, parentId) => withRetries(() => openFolder(name, parentId)),
  findExisting: (folderId, names) => withRetries(() => findExisting(folderId, names)),
};

async function openFolder(name: string, parentId: string): Promise<{ folderId: string; isNew: boolean }> {
  const q = `${quoteTerm(parentId)} in parents and name = ${quoteTerm(name)} and mimeType = ${quoteTerm(FOLDER_TYPE)} and trashed = false`;
  const params = { q, pageSize: 1, ...ANYWHERE, fields: 'nextPageToken,files(id)' };
  const { files = [] } = await api.call('drive.files.list', params);
  const found = files[0]?.id;
  if (found !== undefined) return { folderId: found, isNew: false };
  const made = await createFile({ name, mimeType: FOLDER_TYPE, parents: [parentId] }, 'id');
  return { folderId: made.id ?? '', isNew: true };
}

async function findExisting(folderId: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const anyName = names.map((name) => `name = ${quoteTerm(name)}`).join(' or ');
  const q = `${quoteTerm(folderId)} in parents and trashed = false and (${anyName})`;
  const fields = 'nextPageToken,files(id,name,size)';
  const params = { q, pageSize: getMaxPageSize('drive.files.list'), ...ANYWHERE, fields };
  const { files = [] } = await api.call('drive.files.list', params);
  // Only files with content of their own can get a new revision from an upload.
  return new Map(
    files.flatMap(({ id, name, size }) => (id && name && size !== undefined ? [[name, id] as const] : [])),
  );
}
