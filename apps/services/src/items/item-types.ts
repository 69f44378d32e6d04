export const FOLDER_TYPE = 'application/vnd.google-apps.folder';
export const SHORTCUT_TYPE = 'application/vnd.google-apps.shortcut';
export const THIRD_PARTY_SHORTCUT_TYPE = 'application/vnd.google-apps.drive-sdk';
export const SCRIPT_TYPE = 'application/vnd.google-apps.script';
const FORM_TYPE = 'application/vnd.google-apps.form';

const EDITOR_PREFIX = 'application/vnd.google-apps.';
const SCRIPT_CONTAINERS = new Set([
  ...['document', 'spreadsheet', 'presentation'].map((kind) => EDITOR_PREFIX + kind),
  FORM_TYPE,
]);
const NOT_LOCKED = new Set([
  ...['drawing', 'site', 'folder', 'shortcut', 'drive-sdk'].map((kind) => EDITOR_PREFIX + kind),
  FORM_TYPE,
]);
const NOT_EDITORS = new Set([FOLDER_TYPE, SHORTCUT_TYPE, THIRD_PARTY_SHORTCUT_TYPE]);

/** Whether the type is an editor document, which has no bytes to download, only exports. */
export function isEditorType(mimeType: string): boolean {
  return mimeType.startsWith(EDITOR_PREFIX) && !NOT_EDITORS.has(mimeType);
}

/** Whether the content of this type is uploaded bytes. */
export function isBlobType(mimeType: string): boolean {
  return !mimeType.startsWith(EDITOR_PREFIX);
}

/** Whether items of this type have a revision history. */
export function hasRevisions(mimeType: string): boolean {
  return isBlobType(mimeType) || (isEditorType(mimeType) && mimeType !== FORM_TYPE);
}

/** Whether the content of items of this type can be locked. */
export function isLockableType(mimeType: string): boolean {
  return !NOT_LOCKED.has(mimeType);
}

/** Whether the type is an editor document to which scripts can be bound. */
export function isScriptContainer(mimeType: string): boolean {
  return SCRIPT_CONTAINERS.has(mimeType);
}
