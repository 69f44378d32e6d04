import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { Role } from '@rotunda/api-client/roles';
import { RESPONSE_OPERATION, RESPONSE_RULE } from './invitation-response.ts';

const SERVICES: readonly ServiceName[] = ['script', 'calendar', 'drive'];

/**
 * Scopes that an operation accepts but that do not let it do its work here: they reach only files that this client
 * made or opened, only calendars that it made, or only one kind of content.
 */
const PARTIAL_SCOPES = new Set([
  'calendar.app.created',
  'calendar.events.owned',
  'calendar.events.owned.readonly',
  'calendar.events.public.readonly',
  'drive.appdata',
  'drive.file',
  'drive.meet.readonly',
  'drive.photos.readonly',
  'drive.scripts',
]);

/**
 * Suffixes of the scopes to ask for so that these roles can do all that policy allows them: few scopes, and of those
 * that do the same work the narrower one. Only these services are called; all of them unless given.
 */
export function scopesForRoles(roles: readonly Role[], services: readonly ServiceName[] = SERVICES): string[] {
  const called = Object.values(operations).filter(({ service }) => services.includes(service));
  const ids = called.map(({ id }): OperationId => id);
  const has = (allowed: readonly Role[]) => allowed.some((role) => roles.includes(role));
  const scopes = scopesForOperations(ids.filter((id) => has(operationTraits[id].roles)));
  // A response to an invitation is one call of many: for its sake alone nobody gets a scope that does more than writing events.
  if (!ids.includes(RESPONSE_OPERATION) || !has(RESPONSE_RULE.roles)) return scopes;
  const isCovered = workingScopes(RESPONSE_OPERATION).some((scope) => scopes.includes(scope));
  return isCovered ? scopes : [...scopes, ...scopesForOperations([RESPONSE_OPERATION])].sort();
}

/** Suffixes of the scopes to ask for so that these operations can be called, chosen in the same way. */
export function scopesForOperations(ids: readonly OperationId[]): string[] {
  const chosen: string[] = [];
  let open = ids.map((id) => ({ id, accepted: workingScopes(id) }));
  while (open.length > 0) {
    const best = mostUseful(open.flatMap(({ accepted }) => accepted));
    chosen.push(best);
    open = open.filter(({ accepted }) => !accepted.includes(best));
  }
  return chosen.sort();
}

function workingScopes(id: OperationId): readonly string[] {
  const accepted: readonly string[] = operations[id].scopes;
  const working = accepted.filter((scope) => !PARTIAL_SCOPES.has(scope));
  return working.length > 0 ? working : accepted;
}

/** The scope named most often; among equals the one that fewer operations of the whole table accept. */
function mostUseful(named: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const scope of named) counts.set(scope, (counts.get(scope) ?? 0) + 1);
  const ranked = [...counts].sort(
    ([left, leftCount], [right, rightCount]) => rightCount - leftCount || breadth(left) - breadth(right),
  );
  return ranked[0]?.[0] ?? '';
}

function breadth(scope: string): number {
  return Object.values(operations).filter(({ scopes }) => scopes.some((accepted) => accepted === scope)).length;
}
