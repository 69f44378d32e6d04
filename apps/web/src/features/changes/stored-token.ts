import { browserStorage } from '#ui/browser/safe-storage.ts';

/** Returns the stored token of a user's last visit to the changes of a shared drive, or of all files. */
export function readStoredToken(email: string, driveId: string | undefined): string | undefined {
  return browserStorage.getItem(getKey(email, driveId)) ?? undefined;
}

/** Stores that everything before a token has been seen. */
export function storeToken(email: string, driveId: string | undefined, token: string): void {
  browserStorage.setItem(getKey(email, driveId), token);
}

function getKey(email: string, driveId = ''): string {
  return `rotunda.changes ${email} ${driveId}`;
}
