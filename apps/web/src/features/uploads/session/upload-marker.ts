import { browserStorage } from '#ui/browser/safe-storage.ts';

/** Reports whether this browser has stored uploads of a user. A page without any need not load the upload code. */
export function hasStoredUploads(owner: string): boolean {
  return browserStorage.getItem(getKey(owner)) !== null;
}

/** Stores whether this browser has uploads of a user. */
export function setHasStoredUploads(owner: string, isAny: boolean): void {
  if (isAny) browserStorage.setItem(getKey(owner), '1');
  else browserStorage.removeItem(getKey(owner));
}

function getKey(owner: string): string {
  return `rotunda.uploads.${owner}`;
}
