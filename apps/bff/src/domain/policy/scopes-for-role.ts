import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { Role } from '@rotunda/api-client/roles';
import { RESPONSE_OPERATION, RESPONSE_RULE } from './invitation-response.ts';

const SERVICES: readonly ServiceName[] = ['script', 'calendar', 'drive'];

/**
 * Scopes that an operation accepts but that are insufficient for the console: they cover only files created or opened by this
 * client, only calendars created by it, or only one kind of content.
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
 * Returns the suffixes of the scopes to request so that these roles can do everything that policy allows. Prefers few scopes, and
 * among equivalent scopes the narrowest. Limited to `services`, by default all.
 */
export function listScopesForRoles(roles: readonly Role[], services: readonly ServiceName[] = SERVICES): string[] {
  const called = Object.values(operations).filter(({ service }) => services.includes(service));
  const ids = called.map(({ id }): OperationId => id);
  const has = (allowed: readonly Role[]) => allowed.some((role) => roles.includes(role));
  const scopes = listScopesForOperations(ids.filter((id) => has(operationTraits[id].roles)));
  // Responding to invitations is a single call and never justifies requesting a scope broader than writing events.
  if (!ids.includes(RESPONSE_OPERATION) || !has(RESPONSE_RULE.roles)) return scopes;
  const isCovered = listWorkingScopes(RESPONSE_OPERATION).some((scope) => scopes.includes(scope));
  return isCovered ? scopes : [...scopes, ...listScopesForOperations([RESPONSE_OPERATION])].sort();
}

/** Returns the suffixes of the scopes to request so that these operations can be called, chosen by the same criteria. */
export function listScopesForOperations(ids: readonly OperationId[]): string[] {
  const chosen: string[] = [];
  let open = ids.map((id) => ({ id, accepted: listWorkingScopes(id) }));
  while (open.length > 0) {
    const best = findMostUsefulScope(open.flatMap(({ accepted }) => accepted));
    chosen.push(best);
    open = open.filter(({ accepted }) => !accepted.includes(best));
  }
  return chosen.sort();
}

function listWorkingScopes(id: OperationId): readonly string[] {
  const accepted: readonly string[] = operations[id].scopes;
  const working = accepted.filter((scope) => !PARTIAL_SCOPES.has(scope));
  return working.length > 0 ? working : accepted;
}

/** Returns the scope named most often. Ties go to the scope that fewer operations accept overall. */
function findMostUsefulScope(named: readonly string[]): string {
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
