import type { components } from '@rotunda/api-client/bff-types';

type Problem = components['schemas']['Problem'];

/** What a sign-in in the place of the session is to grant. */
export type WantedGrant = { scopes: readonly string[] };

/** A request for the person to sign in again, to confirm who they are or to grant access, which one call or several wait for. */
export type IdentityCheck = {
  /** Why it is needed: as the BFF says, or as the screen does that needs access. */
  reason: string;
  /** Undefined when the person only confirms who they are. */
  grant?: WantedGrant;
  /** Lets the calls go on, or has them fail with their refusals. */
  settle: (isConfirmed: boolean) => void;
};

type OpenCheck = IdentityCheck & { outcome: Promise<boolean> };

const listeners = new Set<() => void>();
let open: OpenCheck | undefined;

/** What is to be confirmed now; undefined when nothing is. */
export function readIdentityCheck(): IdentityCheck | undefined {
  return open;
}

/** Calls back when a check begins or ends. Returns the way to stop. */
export function subscribeToIdentityCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Nobody is there any more to ask.
    if (listeners.size === 0) open?.settle(false);
  };
}

/**
 * Asks the person to confirm who they are when the BFF has refused a request until they do. True when they have, and the
 * request can be made again; false for every other response, when they would not, and where no screen is there to ask.
 * Rejects with the signal's reason when the request is no longer wanted.
 */
export async function confirmIdentityFor(response: Response, signal?: AbortSignal | null): Promise<boolean> {
  if (response.status !== 403 || listeners.size === 0) return false;
  const problem = await readProblem(response.clone());
  if (problem?.code !== 'step_up_required') return false;
  open ??= openCheck(problem.detail ?? problem.title);
  return signal ? unlessAborted(open.outcome, signal) : open.outcome;
}

/** Asks the person to grant access to what `grant` names. True when they have signed in for it. */
export async function askForGrant(reason: string, grant: WantedGrant): Promise<boolean> {
  if (listeners.size === 0) return false;
  open ??= openCheck(reason, grant);
  return open.outcome;
}

function openCheck(reason: string, grant?: WantedGrant): OpenCheck {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (isConfirmed: boolean) => {
    open = undefined;
    resolve(isConfirmed);
    notifyListeners();
  };
  queueMicrotask(notifyListeners);
  return { reason, settle, outcome: promise, ...(grant && { grant }) };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

async function readProblem(response: Response): Promise<(Partial<Problem> & { title: string }) | undefined> {
  return response.json().catch(() => undefined);
}

function unlessAborted<T>(outcome: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    outcome.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
