import type { components } from '@rotunda/api-client/bff-types';
import { getCurrentPath } from '#lib/base-path.ts';
import { callBff } from '#shared/api/call-bff.ts';

type StepUp = components['schemas']['StepUp'];

/** Redirects to a sign-in that requests the scopes required by service operations, and returns to this page. */
export async function redirectToGrant(operations: readonly string[]): Promise<void> {
  const { redirectUrl } = await callBff<StepUp>('bff.session.stepUp', '/auth/step-up', {
    method: 'POST',
    body: { returnTo: getCurrentPath(), operations },
  });
  window.location.assign(redirectUrl);
}
