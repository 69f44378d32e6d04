import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationTraits } from '@rotunda/api-client/trait-types';
import type { Effect } from '#ui/buttons/effect.ts';

const traits: Readonly<Record<string, OperationTraits | undefined>> = operationTraits;

/** Reports whether the effect of an operation can be undone. Returns undefined for read operations. */
export function findEffect(operationId: string): Effect | undefined {
  const undo = traits[operationId]?.undo;
  if (!undo) return undefined;
  if (undo.kind !== 'none' || undo.reason === 'stop') return 'undo';
  return undo.reason === 'read' ? undefined : undo.reason;
}
