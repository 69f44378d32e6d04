import { browserStorage } from '#ui/browser/safe-storage.ts';

const KEY = 'rotunda.email';

/** Stores the email address of the session in the browser, to prefill the sign-in form when the session ends. */
export function storeLastEmail(email: string): void {
  if (readLastEmail() !== email) browserStorage.setItem(KEY, email);
}

/**
 * Returns the email address of the last session in this browser. Returns undefined if nobody was signed in, or if they signed
 * out.
 */
export function readLastEmail(): string | undefined {
  return browserStorage.getItem(KEY) ?? undefined;
}

/** Deletes the email address, so that the next user does not see it. */
export function clearLastEmail(): void {
  browserStorage.removeItem(KEY);
}
