import type { BodyOf } from '@rotunda/api-client/operation-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { broadcastWrite } from '#shared/api/tab-writes.ts';
import { createFile } from '#shared/files/create-file.ts';
import { FOLDER_TYPE, SHORTCUT_TYPE, type StoredFile } from '#shared/files/file.ts';

/** A change of a file or of a folder's contents. */
export type FileChange =
  | { kind: 'update'; fileId: string; body: BodyOf<'drive.files.update'> }
  | { kind: 'move'; fileId: string; from: readonly string[]; to: string }
  | { kind: 'copy'; fileId: string; name: string; parentId?: string }
  | { kind: 'delete'; fileId: string }
  | { kind: 'folder'; name: string; parentId: string | undefined }
  | { kind: 'shortcut'; name: string; targetId: string; parentId: string | undefined }
  | { kind: 'empty trash' };

const FIELDS = 'id,name,parents,trashed';
/** The operations to refetch after file changes. */
const CHANGED = ['drive.files.list', 'drive.files.get', 'breadcrumb'] as const;

/** Returns a function that refetches file lists and files. */
export function useReloadFiles(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(CHANGED.map((id) => client.invalidateQueries({ queryKey: [id] })));
}

export const FILE_CHANGE_KEY = ['drive.files.change'] as const;

/** Changes files in sequence. Refetches lists and files after each change, including in other tabs. */
export function useFileChange() {
  const reload = useReloadFiles();
  return useMutation({
    mutationKey: FILE_CHANGE_KEY,
    mutationFn: sendFileChange,
    onMutate: (change) => broadcastWrite(FILE_CHANGE_KEY, change, CHANGED),
    onSettled: (_file, _error, _change, notifySettled) => {
      notifySettled?.();
      return reload();
    },
  });
}

/** Sends one change. Resolves to the changed file, if any. */
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
      return createFile({ name: change.name, mimeType: FOLDER_TYPE, ...toParents(change.parentId) }, FIELDS);
    case 'shortcut': {
      const shortcutDetails = { targetId: change.targetId };
      const body = { name: change.name, mimeType: SHORTCUT_TYPE, shortcutDetails, ...toParents(change.parentId) };
      return createFile(body, FIELDS);
    }
    case 'delete':
      await api.call('drive.files.delete', { fileId: change.fileId, supportsAllDrives: true });
      return undefined;
    case 'empty trash':
      await api.call('drive.files.emptyTrash', {});
      return undefined;
  }
}

function toParents(parentId: string | undefined): { parents?: string[] } {
  return parentId === undefined ? {} : { parents: [parentId] };
}
