import type { components } from '@rotunda/api-client/bff-types';

type Problem = components['schemas']['Problem'];

/** The access to be granted by a sign-in that replaces the session. */
export type GrantRequest = { scopes: readonly string[] };

/** A request to sign in again, in order to reauthenticate or to grant access, for which one or more calls wait. */
export type IdentityCheck = {
  /** The reason for the request, from the BFF or from the screen that needs access. */
  reason: string;
  /** Undefined if the user only needs to reauthenticate. */
  grant?: GrantRequest;
  /** Continues the calls, or fails them with their errors. */
  settle: (isConfirmed: boolean) => void;
};

type OpenCheck = IdentityCheck & { outcome: Promise<boolean> };

const listeners = new Set<() => void>();
let open: OpenCheck | undefined;

/** Returns the current identity check. Returns undefined if none exists. */
export function readIdentityCheck(): IdentityCheck | undefined {
  return open;
}

/** Subscribes to the start and end of checks. Returns the unsubscribe function. */
export function subscribeToIdentityCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // No component is left to ask the user.
    if (listeners.size === 0) open?.settle(false);
  };
}

/**
 * Asks the user to reauthenticate if the BFF requires it for a request. Returns true if they have and the request can be sent
 * again; false for all other responses, if they declined, and if no screen can ask them. Rejects with the signal's reason if the
 * request was aborted.
 */
export async function confirmIdentityFor(response: Response, signal?: AbortSignal | null): Promise<boolean> {
  if (response.status !== 403 || listeners.size === 0) return false;
  const problem = await readProblem(response.clone());
  if (problem?.code !== 'step_up_required') return false;
  open ??= openCheck(problem.detail ?? problem.title);
  return signal ? rejectOnAbort(open.outcome, signal) : open.outcome;
}

/** Asks the user to grant the access in `grant`. Returns true if they have signed in for it. */
export async function requestGrant(reason: string, grant: GrantRequest): Promise<boolean> {
  if (listeners.size === 0) return false;
  open ??= openCheck(reason, grant);
  return open.outcome;
}

function openCheck(reason: string, grant?: GrantRequest): OpenCheck {
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

function rejectOnAbort<T>(outcome: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    outcome.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
