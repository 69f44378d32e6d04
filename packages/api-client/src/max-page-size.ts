import { calls } from './generated/calls.gen.ts';
import type { OperationId } from './generated/operations.gen.ts';

/** The most that a list returns in one page, as its document says. Throws for an operation whose document has no such bound. */
export function maxPageSize(operationId: OperationId): number {
  const max = calls[operationId].paging?.max;
  if (max === undefined) throw new Error(`${operationId} has no largest page`);
  return max;
}
