import type { DriveSchemas } from '@rotunda/api-client/operation-types';

/** A file or folder. */
export type StoredFile = DriveSchemas['File'];

export const FOLDER_TYPE = 'application/vnd.google-apps.folder';
export const SHORTCUT_TYPE = 'application/vnd.google-apps.shortcut';
const EDITOR_PREFIX = 'application/vnd.google-apps.';

/** Whether the item is a folder. */
export function isFolder(file: StoredFile): boolean {
  return file.mimeType === FOLDER_TYPE;
}

/** Whether the file is kept in one of the product's own document forms, which have no bytes to download. */
export function isEditorDocument(file: StoredFile): boolean {
  return (file.mimeType ?? '').startsWith(EDITOR_PREFIX) && !isFolder(file);
}

/** Whether the content may not be changed at the moment. */
export function isLocked(file: StoredFile): boolean {
  return file.contentRestrictions?.some((restriction) => restriction.readOnly) ?? false;
}
