import type { components } from '@rotunda/api-client/bff-types';
import { ApiError } from '@rotunda/api-client/errors';
import { callBff } from './call-bff.ts';

type StepUp = components['schemas']['StepUp'];

/** Called when an answer asked the person to prove who they are. */
type Listener = (error: ApiError) => void;

const listeners = new Set<Listener>();
/** What was refused before the console was there to ask for the proof. */
let untold: ApiError | undefined;

/** Calls back when a call was refused until the person confirms who they are. Returns the way to stop. */
export function onProofWanted(listener: Listener): () => void {
  listeners.add(listener);
  if (untold) listener(untold);
  untold = undefined;
  return () => listeners.delete(listener);
}

/** Tells that a proof is wanted, when an error says so. */
export function tellIfProofWanted(error: Error): void {
  if (!(error instanceof ApiError) || error.problem?.code !== 'step_up_required') return;
  if (listeners.size === 0) untold = error;
  for (const listener of listeners) listener(error);
}

/** Leaves for the identity provider and comes back here: for a new proof, or to be granted what operations need. */
export async function goToStepUp(operations?: readonly string[]): Promise<void> {
  const { pathname, search, hash } = window.location;
  const { redirectUrl } = await callBff<StepUp>('bff.session.stepUp', '/auth/step-up', {
    method: 'POST',
    body: { returnTo: pathname + search + hash, ...(operations && { operations }) },
  });
  window.location.assign(redirectUrl);
}
