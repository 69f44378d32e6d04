const KEY = 'rotunda.opened-files';
const MAX_FILES = 500;

/** Remembers for this visit that a file's content was opened, so that it can be decided on. */
export function noteOpened(fileId: string): void {
  const ids = readOpened().filter((id) => id !== fileId);
  sessionStorage.setItem(KEY, JSON.stringify([fileId, ...ids].slice(0, MAX_FILES)));
}

/** Whether a file's content was opened in this visit. */
export function wasOpened(fileId: string): boolean {
  return readOpened().includes(fileId);
}

function readOpened(): string[] {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
