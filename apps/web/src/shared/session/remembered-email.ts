import { browserStorage } from '#ui/browser/safe-storage.ts';

const KEY = 'rotunda.email';

/** Has the browser remember whose session it holds, to fill in the form when that session ends. */
export function rememberEmail(email: string): void {
  if (recallEmail() !== email) browserStorage.setItem(KEY, email);
}

/** Whose session the browser held last; undefined where nobody was signed in, or they signed out. */
export function recallEmail(): string | undefined {
  return browserStorage.getItem(KEY) ?? undefined;
}

/** Leaves no address for who comes next. */
export function forgetEmail(): void {
  browserStorage.removeItem(KEY);
}
