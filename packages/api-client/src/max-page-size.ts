import { calls } from './generated/calls.gen.ts';
import type { OperationId } from './generated/operations.gen.ts';

/** Returns the maximum page size of a list, according to its API document. Throws if the operation has none. */
export function getMaxPageSize(operationId: OperationId): number {
  const max = calls[operationId].paging?.max;
  if (max === undefined) throw new Error(`${operationId} has no maximum page size`);
  return max;
}
