import type { components } from '@rotunda/api-client/bff-types';
import { currentPath } from '#lib/base-path.ts';
import { hasTabChannels, onTabMessage } from '#lib/tab-channel.ts';
import { callBff } from '#shared/api/call-bff.ts';
import type { WantedGrant } from '#shared/session/identity-check.ts';

type StepUp = components['schemas']['StepUp'];

const CHANNEL = 'rotunda.step-up';
const WINDOW = { name: 'rotunda-sign-in', features: 'popup,width=520,height=720' };
/** The page that ends a sign-in in a window of its own: it says so in the channel and closes (`public/confirmed.js`). */
const LAST_PAGE = '/confirmed.html';

/**
 * Opens the sign-in that confirms who somebody is, or grants access, in a window of its own, so that this page keeps what was entered in it.
 * False when the browser lets no window open, or windows cannot tell each other. To be called in the handler of a press: browsers open windows then only.
 */
export async function openSignInWindow(grant?: WantedGrant): Promise<boolean> {
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

/** Leaves this page for the sign-in that confirms who somebody is, or grants access, and comes back to it. */
export async function goToConfirm(grant?: WantedGrant): Promise<void> {
  window.location.assign(await beginSignIn(currentPath(), grant));
}

/** Calls back when the person has signed in again in another window of this browser. Returns the way to stop. */
export function onConfirmed(listener: () => void): () => void {
  return onTabMessage(CHANNEL, listener);
}

async function beginSignIn(returnTo: string, grant?: WantedGrant): Promise<string> {
  const { redirectUrl } = await callBff<StepUp>('bff.session.stepUp', '/auth/step-up', {
    method: 'POST',
    body: { returnTo, ...grant },
  });
  return redirectUrl;
}
