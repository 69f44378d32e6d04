import type { components } from '@rotunda/api-client/bff-types';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { Context } from 'hono';
import { isAllowed } from '#domain/policy/authorize.ts';
import { RESPONSE_OPERATION, RESPONSE_RULE } from '#domain/policy/invitation-response.ts';
import type { Principal } from '#domain/principal.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { limitSession } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { AuthDeps } from './auth-deps.ts';
import { deriveDeviceCacheKey } from './device-cache-key.ts';

type Session = components['schemas']['Session'];

/** Returns the API representation of the session of a request. Returns undefined if no user is signed in. */
export async function readCurrentSession(
  deps: AuthDeps,
  limits: RateLimits,
  context: Context<AppEnv>,
): Promise<Session | undefined> {
  const id = deps.cookies.readSession(context);
  const principal = id === undefined ? undefined : await deps.sessions.find(id);
  if (!principal) return undefined;
  context.set('principal', principal);
  context.get('logged').userHash = principal.userHash;
  limitSession(limits, context);
  const notOffered = await deps.capabilities.listNotOffered();
  deps.prober.probe(principal, context.get('requestId'));
  return describe(deps, principal, notOffered);
}

function describe({ config, ring }: AuthDeps, principal: Principal, notOffered: ReadonlySet<OperationId>): Session {
  const ids = Object.values(operations).map((operation): OperationId => operation.id);
  return {
    authenticated: true,
    user: { email: principal.email, name: principal.name },
    roles: [...principal.roles],
    operations: ids.filter((id) => !notOffered.has(id) && isAllowed(principal, id, config.scopeBase)),
    canRespond:
      !notOffered.has(RESPONSE_OPERATION) && isAllowed(principal, RESPONSE_OPERATION, config.scopeBase, RESPONSE_RULE),
    ...(notOffered.size > 0 && { notOffered: [...notOffered] }),
    holdSeconds: config.holdMs / 1000,
    ...(config.accessRequestUrl !== undefined && { accessRequestUrl: config.accessRequestUrl }),
    ...(config.hasDeviceCache && { deviceCacheKey: deriveDeviceCacheKey(ring, principal) }),
    expiresAt: new Date(principal.expiresAt).toISOString(),
  };
}
