import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** A file or folder. */
export type StoredFile = DriveSchemas['File'];

export const FOLDER_TYPE = 'application/vnd.google-apps.folder';
export const SHORTCUT_TYPE = 'application/vnd.google-apps.shortcut';
const EDITOR_PREFIX = 'application/vnd.google-apps.';

/** Reports whether the item is a folder. */
export function isFolder(file: StoredFile): boolean {
  return file.mimeType === FOLDER_TYPE;
}

/** Reports whether the file is a native document of the product, which has no bytes to download. */
export function isEditorDocument(file: StoredFile): boolean {
  return (file.mimeType ?? '').startsWith(EDITOR_PREFIX) && !isFolder(file);
}

/** Reports whether the content is currently locked. */
export function isLocked(file: StoredFile): boolean {
  return file.contentRestrictions?.some((restriction) => restriction.readOnly) ?? false;
}
