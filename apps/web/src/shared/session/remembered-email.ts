import { browserStorage } from '#ui/browser/safe-storage.ts';

const KEY = 'rotunda.email';

/** Stores the email address of the session in the browser, to prefill the sign-in form when the session ends. */
export function rememberEmail(email: string): void {
  if (recallEmail() !== email) browserStorage.setItem(KEY, email);
}

/**
 * Returns the email address of the last session in this browser. Returns undefined if nobody was signed in, or if they signed
 * out.
 */
export function recallEmail(): string | undefined {
  return browserStorage.getItem(KEY) ?? undefined;
}

/** Deletes the email address, so that the next user does not see it. */
export function forgetEmail(): void {
  browserStorage.removeItem(KEY);
}
