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

/** A document kind of the service's own editors: it has no bytes to download, only exports. */
export function isEditorType(mimeType: string): boolean {
  return mimeType.startsWith(EDITOR_PREFIX) && !NOT_EDITORS.has(mimeType);
}

/** A kind whose content is bytes as uploaded. */
export function isBlobType(mimeType: string): boolean {
  return !mimeType.startsWith(EDITOR_PREFIX);
}

/** Whether items of a kind have a history of revisions. */
export function hasRevisions(mimeType: string): boolean {
  return isBlobType(mimeType) || (isEditorType(mimeType) && mimeType !== FORM_TYPE);
}

/** Whether the content of items of a kind can be locked. */
export function isLockableType(mimeType: string): boolean {
  return !NOT_LOCKED.has(mimeType);
}

/** An editor document that scripts can be bound to. */
export function isScriptContainer(mimeType: string): boolean {
  return SCRIPT_CONTAINERS.has(mimeType);
}
