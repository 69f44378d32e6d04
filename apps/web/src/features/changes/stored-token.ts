import { browserStorage } from '#ui/browser/safe-storage.ts';

/** The token at which a person left off in the changes of a shared drive, or of all files. */
export function readStoredToken(email: string, driveId: string | undefined): string | undefined {
  return browserStorage.getItem(keyOf(email, driveId)) ?? undefined;
}

/** Notes that everything before a token is seen. */
export function storeToken(email: string, driveId: string | undefined, token: string): void {
  browserStorage.setItem(keyOf(email, driveId), token);
}

function keyOf(email: string, driveId = ''): string {
  return `rotunda.changes ${email} ${driveId}`;
}
