const KEY = 'rotunda.opened-files';
const MAX_FILES = 500;

type Opened = { fileId: string; version: string };

/** Remembers for this visit that a file's content was opened in the state of a version, so that it can be decided on. */
export function noteOpened(fileId: string, version: string): void {
  const others = readOpened().filter((one) => one.fileId !== fileId);
  sessionStorage.setItem(KEY, JSON.stringify([{ fileId, version }, ...others].slice(0, MAX_FILES)));
}

/** Whether a file's content was opened in this visit, as it is now or as it was before. */
export function openedState(fileId: string, version: string): 'opened' | 'changed' | 'unopened' {
  const opened = readOpened().find((one) => one.fileId === fileId);
  if (!opened) return 'unopened';
  return opened.version === version ? 'opened' : 'changed';
}

function readOpened(): Opened[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isOpened) : [];
}

function isOpened(value: unknown): value is Opened {
  return typeof value === 'object' && value !== null && 'fileId' in value && 'version' in value;
}
