import type { components } from '@rotunda/api-client/bff-types';
import { toBrowserPath } from '#lib/base-path.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { deleteDatabases } from './delete-databases.ts';
import { clearLastEmail } from './last-email.ts';
import { clearStoredRights } from './stored-rights.ts';

let isInProgress = false;

/**
 * Reports whether the user is signing out. Reads rejected in the meantime must not redirect to the sign-in: the session at the
 * identity provider would persist and sign in again.
 */
export function isSigningOut(): boolean {
  return isInProgress;
}

/** Ends the session here and at the identity provider. */
export async function signOut(): Promise<void> {
  isInProgress = true;
  // Back may restore this page from the browser's back/forward cache, with an ended session.
  window.addEventListener('pageshow', end, { once: true });
  const init = { method: 'POST', headers: { 'x-bff-csrf': '1' } };
  const response = await fetch(toBrowserPath('/auth/logout'), init).catch(() => undefined);
  // A session that has already ended needs no sign-out.
  if (!(response?.ok || response?.status === 401)) {
    end();
    notify('Sign-out failed. Try again.');
    return;
  }
  const body: components['schemas']['SignedOut'] | undefined = response.ok ? await response.json() : undefined;
  clearStoredRights();
  clearLastEmail();
  await deleteDatabases();
  window.location.assign(body?.endSessionUrl ?? toBrowserPath('/'));
}

function end(): void {
  isInProgress = false;
  window.removeEventListener('pageshow', end);
}
