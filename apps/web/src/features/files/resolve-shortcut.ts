import { isFolder, type StoredFile } from '#shared/files/file.ts';
import type { RowLink } from '#shared/lists/row-link.ts';

/** Returns what opens with a file: the file or folder itself, or the target of a shortcut. */
export function resolveShortcut(file: StoredFile): { id: string; isFolder: boolean } {
  const { targetId, targetMimeType } = file.shortcutDetails ?? {};
  return {
    id: targetId ?? file.id ?? '',
    isFolder: isFolder(file) || targetMimeType === 'application/vnd.google-apps.folder',
  };
}

/** Returns the link of a file's name. */
export function createFileLink(file: StoredFile): RowLink {
  const target = resolveShortcut(file);
  return target.isFolder
    ? { to: '/files/$folderId', params: { folderId: target.id }, search: {} }
    : { to: '/file/$fileId/preview', params: { fileId: target.id } };
}
