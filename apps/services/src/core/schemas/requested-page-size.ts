import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { type OperationId, operations } from '@rotunda/api-client/operations';

const PAGE_SIZE_PARAMETERS: ReadonlySet<string> = new Set(['pageSize', 'maxResults']);

/** Whether a query parameter is a page size. */
export function isPageSize(parameterName: string): boolean {
  return PAGE_SIZE_PARAMETERS.has(parameterName);
}

/**
 * Returns the page size of a list: the requested size, already validated by `readParams`, or the default of the OpenAPI document
 * if the size is missing or 0. A document without a default has a maximum. Throws TypeError if the operation has no page size.
 */
export function getPageSize(operationId: OperationId, requested: number | undefined): number {
  const { parameters }: OperationDescriptor = operations[operationId];
  const parameter = parameters.find(({ name }) => isPageSize(name));
  const size = requested || (parameter?.default ?? parameter?.maximum);
  if (typeof size !== 'number') throw new TypeError(`${operationId} has no page size`);
  return size;
}
