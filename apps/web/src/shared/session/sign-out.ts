import type { components } from '@rotunda/api-client/bff-types';
import { toBrowserPath } from '#lib/base-path.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { deleteDatabases } from './delete-databases.ts';
import { forgetEmail } from './remembered-email.ts';
import { forgetRights } from './remembered-rights.ts';

let isInProgress = false;

/**
 * Whether the page is being left to sign out. Reads that are refused meanwhile must not lead to the sign-in: the session at the
 * identity provider would stay, and sign in again.
 */
export function isSigningOut(): boolean {
  return isInProgress;
}

/** Ends the session here and at the identity provider. */
export async function signOut(): Promise<void> {
  isInProgress = true;
  // A page that the browser has retained is shown again by Back, and its session has ended.
  window.addEventListener('pageshow', end, { once: true });
  const init = { method: 'POST', headers: { 'x-bff-csrf': '1' } };
  const response = await fetch(toBrowserPath('/auth/logout'), init).catch(() => undefined);
  // A session that had ended before needs no sign-out.
  if (!(response?.ok || response?.status === 401)) {
    end();
    notify('Sign-out failed. Try again.');
    return;
  }
  const body: components['schemas']['SignedOut'] | undefined = response.ok ? await response.json() : undefined;
  forgetRights();
  forgetEmail();
  await deleteDatabases();
  window.location.assign(body?.endSessionUrl ?? toBrowserPath('/'));
}

function end(): void {
  isInProgress = false;
  window.removeEventListener('pageshow', end);
}
