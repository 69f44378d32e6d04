import type { components } from '@rotunda/api-client/bff-types';
import { NetworkError } from '@rotunda/api-client/errors';
import type { OperationId } from '@rotunda/api-client/operations';
import { readApiError } from '@rotunda/api-client/read-error';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { getCurrentPath, toBrowserPath } from '#lib/base-path.ts';
import { monitoredFetch } from '#lib/monitored-fetch.ts';
import { setPendingRights } from './allowed-operations.ts';
import { consumeEarlySession } from './early-session.ts';
import { readIdentityCheck } from './identity-check.ts';
import { readLastEmail, storeLastEmail } from './last-email.ts';
import { isTransient, retryAfter } from './retry-reads.ts';
import type { Session } from './session-info.ts';
import { isSigningOut } from './sign-out.ts';

type SessionBody = components['schemas']['Session'];

const LONGEST_RETRY_WAIT_MS = 5_000;

/**
 * The query of the signed-in user. Null if nobody is signed in. Retries until the console responds, because no screen works
 * without it.
 */
export const sessionQuery = queryOptions({
  queryKey: ['bff.session.get'],
  queryFn: ({ signal }) => {
    const session = fetchSession(signal);
    setPendingRights(session);
    return session;
  },
  staleTime: 5 * 60_000,
  // Also applies if an IP address, which others may share, has sent too many requests.
  retry: (_failures, error) => isTransient(error),
  retryDelay: (failures, error) => Math.min(retryAfter(error) ?? 500 * 2 ** failures, LONGEST_RETRY_WAIT_MS),
});

/** The session of the shown screen. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the signed-in user, within the console's layout. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('there is no session outside the console');
  return session;
}

/** Reports whether the user may call an operation. The BFF decides; this only explains it in advance. */
export function canCall(session: Session, operationId: OperationId): boolean {
  return session.operations.has(operationId);
}

/** Redirects to the sign-in, and back to the current URL. */
export function goToSignIn(): void {
  // A sign-in for reauthentication replaces this session, so a page that waits for it stays.
  if (readIdentityCheck() || isSigningOut()) return;
  const email = readLastEmail();
  const query = new URLSearchParams({
    returnTo: getCurrentPath(),
    // A user who was signed in sees the reason, and need not enter their email address again.
    ...(email !== undefined && { email, reason: 'session_ended' }),
  });
  window.location.assign(toBrowserPath(`/auth/login?${query}`));
}

async function fetchSession(signal: AbortSignal): Promise<Session | null> {
  const init = { headers: { 'x-bff-csrf': '1' }, signal };
  const response = await monitoredFetch('/auth/session', init, consumeEarlySession()).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new NetworkError('bff.session.get', 'bff.session.get got no response', { cause });
  });
  if (!response.ok) throw await readApiError('bff.session.get', response);
  const body: SessionBody = await response.json();
  if (!body.authenticated || !body.user) return null;
  storeLastEmail(body.user.email);
  return {
    email: body.user.email,
    name: body.user.name,
    roles: body.roles ?? [],
    operations: new Set(body.operations ?? []),
    canRespond: body.canRespond ?? false,
    notOffered: new Set(body.notOffered ?? []),
    holdSeconds: body.holdSeconds ?? 0,
    ...(body.accessRequestUrl !== undefined && { accessRequestUrl: body.accessRequestUrl }),
    ...(body.deviceCacheKey !== undefined && { deviceCacheKey: body.deviceCacheKey }),
  };
}
