import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Risk } from '@rotunda/api-client/trait-types';
import { parameterGuards } from './parameter-guards.ts';

const RISKY: ReadonlySet<Risk> = new Set(['destructive', 'admin', 'exec']);

/**
 * Whether a call could destroy data, act as an administrator or run code: either because of its operation, or because it changes
 * something with a parameter reserved for operators, such as `useDomainAdminAccess=true`.
 */
export function isRisky(operationId: OperationId, query: URLSearchParams): boolean {
  const { risk } = operationTraits[operationId];
  if (risk === 'read') return false;
  return RISKY.has(risk) || [...query].some(([name, value]) => parameterGuards.get(name)?.isSet(value));
}
