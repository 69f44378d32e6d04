import { browserStorage } from '#ui/browser/safe-storage.ts';

/** Reports whether this browser has stored uploads of a user. A page without any need not load the upload code. */
export function hasStoredUploads(owner: string): boolean {
  return browserStorage.getItem(keyOf(owner)) !== null;
}

/** Stores whether this browser has uploads of a user. */
export function setHasStoredUploads(owner: string, isAny: boolean): void {
  if (isAny) browserStorage.setItem(keyOf(owner), '1');
  else browserStorage.removeItem(keyOf(owner));
}

function keyOf(owner: string): string {
  return `rotunda.uploads.${owner}`;
}
