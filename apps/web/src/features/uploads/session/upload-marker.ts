import { browserStorage } from '#ui/browser/safe-storage.ts';

/** Whether this browser keeps uploads of a person: a page without any need not load what sends them. */
export function hasStoredUploads(owner: string): boolean {
  return browserStorage.getItem(keyOf(owner)) !== null;
}

/** Notes whether this browser keeps uploads of a person. */
export function noteStoredUploads(owner: string, isAny: boolean): void {
  if (isAny) browserStorage.setItem(keyOf(owner), '1');
  else browserStorage.removeItem(keyOf(owner));
}

function keyOf(owner: string): string {
  return `rotunda.uploads.${owner}`;
}
