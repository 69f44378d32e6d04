import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { type OperationId, operations } from '@rotunda/api-client/operations';

const PAGE_SIZE_PARAMETERS: ReadonlySet<string> = new Set(['pageSize', 'maxResults']);

/** Whether a query parameter sets the size of a page. */
export function isPageSize(parameterName: string): boolean {
  return PAGE_SIZE_PARAMETERS.has(parameterName);
}

/**
 * Number of entries on a page of a list: the requested size, whose bounds `readParams` has checked, or the default of the
 * OpenAPI document when none or 0 is requested. A document without a default has a maximum. Throws TypeError for an operation
 * without page sizes.
 */
export function pageSizeOf(operationId: OperationId, requested: number | undefined): number {
  const { parameters }: OperationDescriptor = operations[operationId];
  const parameter = parameters.find(({ name }) => isPageSize(name));
  const size = requested || (parameter?.default ?? parameter?.maximum);
  if (typeof size !== 'number') throw new TypeError(`${operationId} has no page size`);
  return size;
}
