import type { BodyOf } from '@rotunda/api-client/operation-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import { FOLDER_TYPE, SHORTCUT_TYPE, type StoredFile } from './file.ts';

/** A change of a file or of what lies in a folder. */
export type FileChange =
  | { kind: 'update'; fileId: string; body: BodyOf<'drive.files.update'> }
  | { kind: 'move'; fileId: string; from: readonly string[]; to: string }
  | { kind: 'copy'; fileId: string; name: string; parentId?: string }
  | { kind: 'delete'; fileId: string }
  | { kind: 'folder'; name: string; parentId: string | undefined }
  | { kind: 'shortcut'; name: string; targetId: string; parentId: string | undefined }
  | { kind: 'empty trash' };

const FIELDS = 'id,name,parents,trashed';

/** Gives what loads lists of files, and the files themselves, again. */
export function useReloadFiles(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['drive.files.list', 'drive.files.get', 'breadcrumb'].map((id) => client.invalidateQueries({ queryKey: [id] })),
    );
}

/** Changes files one after the other; lists and the files themselves are loaded again after each. */
export function useFileChange() {
  return useMutation({
    mutationKey: ['drive.files.change'],
    mutationFn: sendFileChange,
    onSettled: useReloadFiles(),
  });
}

/** Sends one change. Resolves with the file as it is then, where there is one. */
async function sendFileChange(change: FileChange): Promise<StoredFile | undefined> {
  const shared = { supportsAllDrives: true, fields: FIELDS };
  switch (change.kind) {
    case 'update':
      return api.call('drive.files.update', { ...shared, fileId: change.fileId }, { body: change.body });
    case 'move': {
      const parents = { addParents: change.to, removeParents: change.from.join(',') };
      return api.call('drive.files.update', { ...shared, fileId: change.fileId, ...parents }, { body: {} });
    }
    case 'copy': {
      const body = { name: change.name, ...toParents(change.parentId) };
      return api.call('drive.files.copy', { ...shared, fileId: change.fileId }, { body });
    }
    case 'folder':
      return create({ name: change.name, mimeType: FOLDER_TYPE, ...toParents(change.parentId) });
    case 'shortcut': {
      const shortcutDetails = { targetId: change.targetId };
      return create({ name: change.name, mimeType: SHORTCUT_TYPE, shortcutDetails, ...toParents(change.parentId) });
    }
    case 'delete':
      await api.call('drive.files.delete', { fileId: change.fileId, supportsAllDrives: true });
      return undefined;
    case 'empty trash':
      await api.call('drive.files.emptyTrash', {});
      return undefined;
  }
}

/** Creates an item under an id that was fetched before, so that sending it twice cannot make two. */
async function create(body: NonNullable<BodyOf<'drive.files.create'>>): Promise<StoredFile> {
  const type = body.mimeType === SHORTCUT_TYPE ? 'shortcuts' : 'files';
  const generated = await api.call('drive.files.generateIds', { count: 1, space: 'drive', type });
  const [id] = generated.ids ?? [];
  return api.call(
    'drive.files.create',
    { supportsAllDrives: true, fields: FIELDS },
    { body: { ...body, ...(id !== undefined && { id }) } },
  );
}

function toParents(parentId: string | undefined): { parents?: string[] } {
  return parentId === undefined ? {} : { parents: [parentId] };
}
