import type { components } from '@rotunda/api-client/bff-types';
import { getCurrentPath } from '#lib/base-path.ts';
import { hasTabChannels, onTabMessage } from '#lib/tab-channel.ts';
import { callBff } from '#shared/api/call-bff.ts';
import type { GrantRequest } from '#shared/session/identity-check.ts';

type StepUp = components['schemas']['StepUp'];

const CHANNEL = 'rotunda.step-up';
const WINDOW = { name: 'rotunda-sign-in', features: 'popup,width=520,height=720' };
/** The last page of a sign-in in a separate window. It notifies the channel and closes (`public/confirmed.js`). */
const LAST_PAGE = '/confirmed.html';

/**
 * Opens the sign-in for reauthentication or for granting access in a separate window, so that this page retains its input.
 * Returns false if the browser blocks the window, or if windows cannot communicate. Must be called in a press handler, because
 * browsers only open windows then.
 */
export async function openSignInWindow(grant?: GrantRequest): Promise<boolean> {
  if (!hasTabChannels()) return false;
  const opened = window.open('', WINDOW.name, WINDOW.features);
  if (!opened) return false;
  try {
    opened.location.assign(await beginSignIn(LAST_PAGE, grant));
  } catch (error) {
    opened.close();
    throw error;
  }
  return true;
}

/** Redirects to the sign-in for reauthentication or for granting access, and back to this page. */
export async function goToConfirm(grant?: GrantRequest): Promise<void> {
  window.location.assign(await beginSignIn(getCurrentPath(), grant));
}

/** Calls back when the user has signed in again in another window of this browser. Returns the unsubscribe function. */
export function onConfirmed(listener: () => void): () => void {
  return onTabMessage(CHANNEL, listener);
}

async function beginSignIn(returnTo: string, grant?: GrantRequest): Promise<string> {
  const { redirectUrl } = await callBff<StepUp>('bff.session.stepUp', '/auth/step-up', {
    method: 'POST',
    body: { returnTo, ...grant },
  });
  return redirectUrl;
}
